"""Everything that is not product code: databases, brokers, the native stack."""
