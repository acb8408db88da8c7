"""Drawings of lessons from the values of their simulations, in the classes of `src/ui/figure.css`."""


def number(value):
    """A coordinate with at most one decimal."""
    return f"{round(float(value), 1) + 0.0:g}"


def text(kind, x, y, words, anchor=None):
    end = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text class="{kind}" x="{number(x)}" y="{number(y)}"{end}>{words}</text>'


def line(points, kind="fig-line"):
    return f'<path class="{kind}" d="M{"L".join(f"{number(x)} {number(y)}" for x, y in points)}"/>'


def dots(points, kind, radius):
    r, d = number(radius), number(2 * radius)
    ways = (f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0z" for x, y in points)
    return f'<path class="{kind}" d="{"".join(ways)}"/>'


def bar(kind, x, y, width, height):
    return f'<rect class="{kind}" x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"/>'


def drawing(name, height, title, description, parts):
    """The text of `name`.svg, 720 units wide."""
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 {height}" role="img" '
        f'aria-labelledby="{name}-title {name}-desc">',
        f'  <title id="{name}-title">{title}</title>',
        f'  <desc id="{name}-desc">{description}</desc>',
        *(f"  {part}" for part in parts),
        "</svg>",
        "",
    ])
