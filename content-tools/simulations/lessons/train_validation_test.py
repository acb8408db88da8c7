"""Train, Validation, Test: how an AUC scatters with the number of rows, and how far the best of 40 lies above the mean."""

import numpy as np
from scipy.stats import norm, rankdata

SIZES = (1000, 2500, 10_000)
#: Two normal distributions so far apart have an AUC of 0.75.
DISTANCE = np.sqrt(2) * norm.ppf(0.75)


def scatter(rows, draw, times=4000):
    """The standard deviation of the AUC on so many rows, each positive with 4%."""
    areas = []
    for _ in range(times):
        labels = draw.random(rows) < 0.04
        positives = labels.sum()
        ranks = rankdata(draw.normal(labels * DISTANCE, 1))
        below = ranks[labels].sum() - positives * (positives + 1) / 2
        areas.append(below / (positives * (rows - positives)))
    return np.std(areas)


def figures():
    draw = np.random.default_rng(0)
    small, middle, large = (f"{scatter(rows, draw):.3f}" for rows in SIZES)
    best = draw.normal(size=(200_000, 40)).max(axis=1).mean()
    return [
        f"{small} with 1,000 rows, {middle} with 2,500 and {large} with 10,000",
        f"about {best:.2f} standard deviations above the mean",
        *(
            f"{rows:>6,} rows    0.75 + {best:.2f} × {error}  =  {0.75 + best * float(error):.2f}"
            for rows, error in zip(SIZES, (small, middle, large))
        ),
    ]
