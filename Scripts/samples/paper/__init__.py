"""How a sample receipt is printed: markup, fonts, typesetting and graphics."""
