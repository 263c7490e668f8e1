"""An hour of attacks (``make attack``), outside the gate; seeds are told, and it can be resumed."""
