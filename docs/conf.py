"""How Sphinx builds these pages: `make docs`."""

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

from bezique import __version__

project = "Bezique"
author = "The Bezique authors"
copyright = "The Bezique authors"  # noqa: A001
version = release = __version__

extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
root_doc = "index"
exclude_patterns = ["_build"]
myst_enable_extensions = ["deflist"]
myst_heading_anchors = 3
nitpicky = True

html_theme = "furo"
html_title = "Bezique"
html_copy_source = False
html_show_sphinx = False


def setup(app: Sphinx) -> None:
    """Show positions as plain text."""
    app.add_lexer("position", TextLexer)
