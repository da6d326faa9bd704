"""The screens about a member's data: the privacy notice, the export, and deletion."""
