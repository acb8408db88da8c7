"""Linear Regression: a year of boxes with two features that rise together, and a year whose vacation weeks no summary shows."""

import numpy as np

import plots

WEEKS = 52
VACATION = slice(25, 34)


def least_squares(columns, y):
    """Coefficients and their standard errors without the intercept's, and R²."""
    design = np.column_stack([np.ones(len(y)), *columns])
    inverse = np.linalg.inv(design.T @ design)
    weights = inverse @ design.T @ y
    residuals = y - design @ weights
    variance = residuals @ residuals / (len(y) - design.shape[1])
    return weights[1:], np.sqrt(variance * np.diag(inverse))[1:], 1 - residuals @ residuals / ((y - y.mean()) ** 2).sum()


def year():
    """Active subscribers, confirmed orders and boxes by week, in thousands."""
    draw = np.random.default_rng(156)
    active = 40 + 10 * np.arange(WEEKS) / (WEEKS - 1) + draw.normal(0, 1.5, WEEKS)
    confirmed = 0.5 * active + draw.normal(0, 0.38, WEEKS)
    return active, confirmed, 0.45 * active + 0.9 * confirmed + draw.normal(0, 1.05, WEEKS)


def vacation_residuals():
    """Of a line through a year in which nine weeks bring fewer boxes than their orders promise."""
    draw = np.random.default_rng(5)
    orders = draw.uniform(20, 28, WEEKS)
    boxes = 16.6 + 1.1 * orders + draw.normal(0, 1.2, WEEKS)
    boxes[VACATION] -= 2.7
    slope, intercept = np.polyfit(orders, boxes, 1)
    return boxes - intercept - slope * orders


def figures():
    active, confirmed, boxes = year()
    shown = lambda weights, errors: " | ".join(f"{w:.2f} ± {e:.2f}" for w, e in zip(weights, errors))
    alone, other, both = (least_squares(columns, boxes) for columns in ([active], [confirmed], [active, confirmed]))
    return [
        f"with a correlation of {np.corrcoef(active, confirmed)[0, 1]:.3f}. In truth",
        f"| active only | {shown(*alone[:2])} | | {alone[2]:.2f} |",
        f"| confirmed only | | {shown(*other[:2])} | {other[2]:.2f} |",
        f"| both | {shown(*both[:2])} | {both[2]:.2f} |",
    ]


def drawings():
    residuals = vacation_residuals()
    across = lambda week: 60 + 11.7 * week
    up = lambda value: 147 - 25.75 * value
    weeks = np.arange(1, WEEKS + 1)
    away = np.zeros(WEEKS, dtype=bool)
    away[VACATION] = True
    description = (
        f"Residuals of 52 simulated weeks. Those of weeks 26 to 34 lie mostly below zero, on average "
        f"{residuals[away].mean():.1f} thousand boxes; the others average {residuals[~away].mean():.1f}."
    )
    return {
        "residuals.svg": plots.drawing("residuals", 300, "Residuals by week", description, [
            plots.text("fig-text-strong", 16, 26, "residual, thousand boxes (simulated year)"),
            plots.line([(60, 44), (60, 250), (680, 250)]),
            *(part for week in (1, 13, 26, 39, 52) for part in (
                plots.line([(across(week), 250), (across(week), 255)]),
                plots.text("fig-text-muted", across(week), 270, week, "middle"),
            )),
            *(part for value in (-4, -2, 0, 2, 4) for part in (
                plots.line([(55, up(value)), (60, up(value))]),
                plots.text("fig-text-muted", 51, up(value) + 4.5, str(value).replace("-", "−"), "end"),
            )),
            plots.line([(60, 147), (680, 147)], "fig-line-dashed"),
            plots.dots([(across(w), up(r)) for w, r in zip(weeks[~away], residuals[~away])], "fig-good", 4),
            *(plots.bar("fig-bad", across(w) - 4, up(r) - 4, 8, 8) for w, r in zip(weeks[away], residuals[away])),
            plots.text("fig-text-accent", across(30), 64, "vacation", "middle"),
            plots.text("fig-text-muted", 370, 290, "week", "middle"),
        ])
    }
