"""Photographs of receipts as phones take them, made from scans."""
