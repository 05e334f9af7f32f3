"""A worker for tallyroll that reads pages with RapidOCR's models."""
