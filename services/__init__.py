"""The services of Camposanto, one package each, and the kit that they share."""
