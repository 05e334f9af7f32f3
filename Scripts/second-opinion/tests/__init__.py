"""Tests of the second opinion that need neither its virtual environment nor any engine."""
