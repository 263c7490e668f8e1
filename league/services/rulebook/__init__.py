"""The rule books as an official looks at them."""
