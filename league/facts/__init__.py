"""What happened, as frozen records, and the questions any federation may ask of them."""
