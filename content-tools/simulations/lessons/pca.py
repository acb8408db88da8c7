"""PCA: two hidden habits behind ten columns, and subscribers whose leaving shows in the component with little variance."""

import numpy as np
from sklearn.metrics import roc_auc_score

import larder
import measures
import plots

ROWS, COLUMNS = 5_000, 10
SUBSCRIBERS = 50_000


def shares(columns):
    """Of the variance of standardized columns, largest first."""
    values = np.linalg.eigvalsh(np.corrcoef(columns, rowvar=False))[::-1]
    return values / values.sum()


def habits():
    """Shares of the variance where two habits drive ten columns, and where nothing does."""
    draw = np.random.default_rng(2)
    one, other = draw.normal(size=(2, ROWS, 1))
    loadings = draw.uniform(0.65, 0.95, COLUMNS)
    hidden = np.column_stack([np.repeat(one, 6, axis=1), np.repeat(other, 4, axis=1)])
    noise = draw.normal(size=(ROWS, COLUMNS))
    return shares(loadings * hidden + np.sqrt(1 - loadings**2) * noise), shares(draw.normal(size=(ROWS, COLUMNS)))


def figures():
    driven, _ = habits()
    draw = np.random.default_rng(4)
    total, difference = draw.normal(size=(2, SUBSCRIBERS)) * np.sqrt([[1.9], [0.1]])
    z = -1.1 * difference / np.sqrt(0.1) - 0.1 * total / np.sqrt(1.9)
    leaves = draw.random(SUBSCRIBERS) < larder.sigmoid(z + larder.intercept_for(z, 0.04))
    half = SUBSCRIBERS // 2

    def area(*columns):
        features = np.column_stack(columns)
        weights = measures.fit_logistic(features[:half], leaves[:half])
        return f"{roc_auc_score(leaves[half:], measures.predict_logistic(weights, features[half:])):.2f}"

    return [
        f"Two bars stand out with {driven[:2].sum():.0%} together",
        f"| first component, the sum | 95% | {area(total)} |",
        f"| second component, the difference | 5% | {area(difference)} |",
        f"| both | 100% | {area(total, difference)} |",
    ]


def drawings():
    driven, unrelated = habits()
    parts = [
        plots.text("fig-text-strong", 60, 26, "share of the variance, component by component"),
        plots.line([(60, 226), (690, 226)]),
    ]
    for index, (share, plain) in enumerate(zip(driven, unrelated)):
        x, height, beside = 72 + 62 * index, 376 * share, 376 * plain
        parts += [
            plots.bar("fig-good" if index < 2 else "fig-warn", x, 226 - height, 24, height),
            plots.bar("fig-box", x + 26, 226 - beside, 14, beside),
            plots.text("fig-text-muted", x + 12, 218 - height, f"{share:.0%}", "middle"),
            plots.text("fig-text-muted", x + 20, 246, index + 1, "middle"),
        ]
    parts += [
        plots.text("fig-text", 440, 66, "colored: two hidden habits"),
        plots.text("fig-text-muted", 440, 90, "gray: ten unrelated features"),
    ]
    each = ", ".join(f"{share:.0%}" for share in driven)
    description = f"Ten features driven by two hidden habits: {each}. Ten unrelated features: about 10% each."
    return {"scree.svg": plots.drawing("scree", 270, "Share of variance of ten components", description, parts)}
