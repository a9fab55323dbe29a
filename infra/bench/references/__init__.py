"""Small plain programs that the product is measured against."""
