"""Nearest Neighbors: AUC by the number of neighbors, with useless features and with a unit, and distances in a cube."""

import math

import numpy as np
from sklearn.metrics import roc_auc_score
from sklearn.neighbors import NearestNeighbors
from sklearn.preprocessing import StandardScaler

import larder

USEFUL = [larder.LATER_NAMES.index(name) for name in ("tenure", "skipped", "late", "opens", "voucher")]
SIZES = (10, 30, 50, 100, 200, 300, 500, 1000)


def areas(columns, labels):
    """AUC on 5,000 subscribers by the number of neighbors among 30,000."""
    train, held = slice(0, 30_000), slice(30_000, 35_000)
    # Which of equally near neighbors count differs between algorithms, and with them the third digit.
    near = NearestNeighbors(n_neighbors=max(SIZES), algorithm="kd_tree").fit(columns[train])
    outcomes = labels[train][near.kneighbors(columns[held], return_distance=False)]
    return {k: roc_auc_score(labels[held], outcomes[:, :k].mean(axis=1)) for k in SIZES}


def closest_share(dimensions, draw):
    """The distance of the nearest of 5,000 points as a share of the average one, over 50 query points."""
    points, queries = draw.random((5000, dimensions)), draw.random((50, dimensions))
    distances = np.array([np.linalg.norm(points - query, axis=1) for query in queries])
    return (distances.min(axis=1) / distances.mean(axis=1)).mean()


def figures():
    features, labels, _ = larder.later_month()
    scaled = StandardScaler().fit(features[:30_000]).transform(features)
    five, twelve = areas(scaled[:, USEFUL], labels), areas(scaled, labels)
    days = scaled[:, USEFUL].copy()
    days[:, 0] = features[:, 0] * 30
    unit = areas(days, labels)
    share = closest_share(100, np.random.default_rng(0))
    return [
        f"AUC never passes {math.ceil(100 * max(unit.values())) / 100:.2f}, and falls to {unit[1000]:.2f}",
        f"With 100 neighbors the AUC is {five[100]:.3f}, with 1,000 it's {five[1000]:.3f}",
        f"With 30 neighbors the AUC falls from {five[30]:.3f} to {twelve[30]:.3f}",
        f"At 100 dimensions the nearest point lies at {share:.0%} of the average distance",
    ]
