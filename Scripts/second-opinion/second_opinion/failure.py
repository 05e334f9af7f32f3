"""Why a file gives no words."""


class Failure(Exception):
    """A problem someone can act on, with the slug that tallyroll's documentation explains."""

    def __init__(self, slug, message, fix=None):
        super().__init__(message)
        self.slug = slug
        self.message = message
        self.fix = fix

    def told(self, file=None):
        """Returns the failure as the protocol has it."""
        told = {"id": self.slug, "severity": "error", "message": self.message}
        if self.fix:
            told["fix"] = self.fix
        if file:
            told["file"] = file
        return told
