"""What a supplier sets: payment keys, where paid orders are told, what customers read after."""
