"""What a visitor does to buy something: the order, its payment, and how that goes."""
