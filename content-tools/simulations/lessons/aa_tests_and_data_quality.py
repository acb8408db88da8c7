"""A/A Tests: p-values of tests of nothing, with the error per user and with workouts taken for users."""

import math

import numpy as np

import plots

TESTS, USERS, WORKOUTS = 5_000, 200, 10
_found = {}


def p_values():
    """Two-sided, by user and by workout."""
    if _found:
        return _found["user"], _found["workout"]
    draw = np.random.default_rng(6)
    rates = np.where(draw.random((TESTS, 2, USERS)) < 0.5, 0.9, 0.5)
    finished = draw.binomial(WORKOUTS, rates)
    shares = finished / WORKOUTS
    means = shares.mean(axis=2)
    difference = means[:, 1] - means[:, 0]
    by_user = np.sqrt(shares.var(axis=2, ddof=1).sum(axis=1) / USERS)
    by_workout = np.sqrt((means * (1 - means)).sum(axis=1) / (USERS * WORKOUTS))
    p = np.vectorize(lambda z: math.erfc(abs(z) / math.sqrt(2)))
    _found.update(user=p(difference / by_user), workout=p(difference / by_workout))
    return p_values()


def figures():
    by_user, by_workout = p_values()
    return [
        f"With one number per user, {(by_user < 0.05).mean():.1%} are below 0.05",
        f"With sessions treated as independent, {(by_workout < 0.05).mean():.0%} are",
    ]


def drawings():
    def histogram(x, title, values, kind):
        counts, _ = np.histogram(values, bins=10, range=(0, 1))
        heights = counts / TESTS * 580
        return [
            plots.text("fig-text-strong", x, 28, title),
            *(plots.bar(kind, x + 29 * index, 240 - height, 26, height) for index, height in enumerate(heights)),
            plots.line([(x - 4, 240), (x + 292, 240)]),
            plots.line([(x - 4, 182), (x + 292, 182)], "fig-line-dashed"),
            plots.text("fig-text-muted", x, 260, "0"),
            plots.text("fig-text-muted", x + 145, 260, "p-value", "middle"),
            plots.text("fig-text-muted", x + 288, 260, "1", "end"),
        ]

    by_user, by_workout = p_values()
    share = lambda low, high: f"{((by_workout >= low) & (by_workout < high)).mean():.0%}".replace("%", " percent")
    description = (
        "Two histograms with ten bins of p-values. With user-level errors each bin holds about ten percent. With "
        f"session-level errors the first bin, below 0.1, holds {share(0, 0.1)}, and the last one {share(0.9, 1.1)}."
    )
    return {
        "p-values.svg": plots.drawing("p-values", 300, "P-values of 5,000 simulated A/A tests", description, [
            *histogram(36, "error per user: flat", by_user, "fig-good"),
            *histogram(396, "error per session: a spike at zero", by_workout, "fig-bad"),
            plots.text("fig-text-strong", 432, 64, f"{(by_workout < 0.1).mean():.0%}"),
            plots.text("fig-text-muted", 360, 290, "dashed: 10% in each tenth, what a healthy A/A gives", "middle"),
        ])
    }
