"""Parts of messages: presses and their ids, layout, forms, pagination, times."""
