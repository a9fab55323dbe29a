"""Orders as the office, suppliers and customers see them."""
