"""Cross-Validation: how far four ways to estimate an AUC scatter, and what folds say when a person has several rows."""

import functools
import itertools

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score
from sklearn.model_selection import GroupKFold, StratifiedKFold, cross_val_score
from sklearn.neighbors import KNeighborsClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

import larder
from measures import fit_logistic, predict_logistic

DRAWS = 1000
MONDAYS = 4
#: Data sets that the table of the leak is a mean of.
SETS = 10
MODELS = {
    "3 nearest neighbors": KNeighborsClassifier(3),
    "25 nearest neighbors": KNeighborsClassifier(25),
    "logistic regression": LogisticRegression(),
}


def area(training, outcomes, features, labels):
    return roc_auc_score(labels, predict_logistic(fit_logistic(training, outcomes, steps=8), features))


def fold_areas(features, labels, k, draw):
    """The AUC of each of k folds with equal shares of positives."""
    fold = np.empty(len(labels), int)
    for value in (0, 1):
        rows = draw.permutation(np.flatnonzero(labels == value))
        fold[rows] = np.arange(len(rows)) % k
    return [area(features[fold != f], labels[fold != f], features[fold == f], labels[fold == f]) for f in range(k)]


@functools.cache
def population():
    return larder.first_month(400_000, 12)


def lucky_folds():
    """The first data set of 200 positives that looks much better than it is, with folds that disagree."""
    features, labels, _ = population()
    for seed in itertools.count():
        draw = np.random.default_rng(seed)
        rows = np.concatenate(
            [
                draw.choice(np.flatnonzero(labels == value), size, replace=False)
                for value, size in ((0, 4800), (1, 200))
            ]
        )
        areas = fold_areas(features[rows], labels[rows], 5, draw)
        if areas[0] < 0.75 and areas[2] > 0.81 and np.mean(areas) > 0.785:
            return areas


@functools.cache
def estimates():
    """The estimates of each way by data set, and the truth."""
    features, labels, _ = population()
    draw = np.random.default_rng(12)
    ways = {"one split, 80 to 20": [], "5 folds": [], "10 folds": [], "5 folds, 4 times": []}
    truth = []
    for count in range(DRAWS):
        rows = draw.choice(len(labels), 5000, replace=False)
        x, y = features[rows], labels[rows]
        times = [fold_areas(x, y, 5, draw) for _ in range(4)]
        for way, value in zip(ways, (times[0][0], np.mean(times[0]), np.mean(fold_areas(x, y, 10, draw)), np.mean(times))):
            ways[way].append(value)
        if count % 10 == 0:
            others = np.delete(np.arange(len(labels)), rows)
            truth.append(area(x, y, features[others], labels[others]))
    return ways, np.mean(truth)


def mondays(n, seed):
    """Rows of so many subscribers on four Mondays: who, nearly the same features with six idle ones, and the label."""
    features, labels, _ = larder.first_month(n, seed)
    draw = np.random.default_rng(seed + 1)
    idle = draw.normal(size=(n, 6))
    weeks = []
    for week in range(MONDAYS):
        now = features.copy()
        now[:, 0] = np.clip(now[:, 0] + draw.choice([-1, 0, 1], n, p=[0.05, 0.9, 0.05]), 0, 4)
        now[:, 1] += week / 4.3
        weeks.append(np.column_stack([now, idle]))
    return np.tile(np.arange(n), MONDAYS), np.concatenate(weeks), np.tile(labels, MONDAYS)


def leak_scores(model, seed):
    """The AUC by random folds, by folds of subscribers, and on new people."""
    people, features, labels = mondays(3000, seed)
    _, new, outcomes = mondays(20_000, seed + 100)
    pipeline = make_pipeline(StandardScaler(), model)
    random = StratifiedKFold(5, shuffle=True, random_state=0)
    return (
        cross_val_score(pipeline, features, labels, cv=random, scoring="roc_auc").mean(),
        cross_val_score(pipeline, features, labels, groups=people, cv=GroupKFold(5), scoring="roc_auc").mean(),
        roc_auc_score(outcomes, pipeline.fit(features, labels).predict_proba(new)[:, 1]),
    )


def leak_rows():
    for name, model in MODELS.items():
        random, grouped, truth = np.mean([leak_scores(model, seed) for seed in range(SETS)], axis=0)
        shown = f"**{random:.2f}**" if "neighbors" in name else f"{random:.2f}"
        yield f"| {name} | {shown} | {grouped:.2f} | {truth:.2f} |"


def figures():
    ways, truth = estimates()
    lucky = lucky_folds()
    fits = dict(zip(ways, (1, 5, 10, 20)))
    one, five = ways["one split, 80 to 20"], ways["5 folds"]
    return [
        "AUC         " + "  ".join(f"{value:.3f}" for value in lucky) + f"    {np.mean(lucky):.3f}",
        f"a standard deviation of {np.std(lucky, ddof=1):.3f} here",
        f"scored on all the others, is {truth:.3f}",
        f"One split scatters from {min(one):.2f} to {max(one):.2f}",
        *(f"| {way} | {np.mean(values):.3f} | {np.std(values):.3f} | {fits[way]} |" for way, values in ways.items()),
        f"{np.std(one):.3f} ÷ {np.std(five):.3f} = {np.std(one) / np.std(five):.1f}",
        *leak_rows(),
    ]
