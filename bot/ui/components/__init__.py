"""What messages are made of: ids, layout, forms, text that people wrote."""
