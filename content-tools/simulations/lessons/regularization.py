"""Regularization: ridge and lasso by penalty in a second country, with thirty features of which four matter."""

import numpy as np
from sklearn.metrics import log_loss, roc_auc_score

import larder
import plots

COUNTRIES, ROWS, NEW, NOISE = 20, 2_000, 100_000, 26
PENALTIES = [0.3, 1, 3, 10, 20, 30, 50, 80, 120, 200, 400]
STEPS = 400
_found = {}


def month(rows, seed):
    """Standardized features, the four that act as at home first, and who cancels."""
    features, cancels, _ = larder.first_month(rows, seed)
    noise = np.random.default_rng(seed + 1_000).normal(size=(rows, NOISE))
    columns = np.column_stack([features, noise])
    return columns, cancels


def fit(columns, cancels, ridge=0.0, lasso=0.0):
    """Weights, the intercept first and unpenalized, by accelerated proximal gradient descent on the summed loss."""
    design = np.column_stack([np.ones(len(columns)), columns])
    step = 1 / (0.25 * np.linalg.eigvalsh(design.T @ design)[-1] * 0.3 + ridge)
    free = np.r_[0, np.ones(columns.shape[1])]
    weights = np.r_[np.log(cancels.mean() / (1 - cancels.mean())), np.zeros(columns.shape[1])]
    ahead, pace = weights, 1.0
    for _ in range(STEPS):
        gradient = design.T @ (larder.sigmoid(design @ ahead) - cancels) + ridge * free * ahead
        moved = ahead - step * gradient
        nearer = np.where(free > 0, np.sign(moved) * np.maximum(abs(moved) - step * lasso, 0), moved)
        faster = (1 + np.sqrt(1 + 4 * pace**2)) / 2
        ahead, weights, pace = nearer + (pace - 1) / faster * (nearer - weights), nearer, faster
    return weights


def tries():
    """For each penalty the mean loss and AUC on new rows, and the features used, over all countries."""
    if _found:
        return _found
    new, left = month(NEW, 999)
    models = {"none": {}} | {f"ridge {p}": {"ridge": p} for p in PENALTIES} | {f"lasso {p}": {"lasso": p} for p in PENALTIES}
    results = {name: [] for name in models}
    training = []
    for country in range(COUNTRIES):
        columns, cancels = month(ROWS, country)
        mean, spread = columns.mean(axis=0), columns.std(axis=0)
        scaled = (columns - mean) / spread
        for name, options in models.items():
            weights = fit(scaled, cancels, **options)
            scores = larder.sigmoid(weights[0] + ((new - mean) / spread) @ weights[1:])
            used = weights[1:] != 0
            results[name].append((log_loss(left, scores), roc_auc_score(left, scores), used.sum(), used[4:].sum()))
            if name == "none":
                fitted = larder.sigmoid(weights[0] + scaled @ weights[1:])
                training.append((log_loss(cancels, fitted), roc_auc_score(cancels, fitted)))
    _found.update({name: np.array(rows) for name, rows in results.items()})
    _found["training"] = np.mean(training, axis=0)
    _found["constant"] = log_loss(left, np.full(NEW, 0.04))
    return _found


def best(kind):
    return min(PENALTIES, key=lambda penalty: tries()[f"{kind} {penalty}"][:, 0].mean())


def figures():
    found = tries()
    row = lambda name: found[name].mean(axis=0)
    plain, ridge, lasso, strong = row("none"), row(f"ridge {best('ridge')}"), row(f"lasso {best('lasso')}"), row("lasso 80")
    constant, (loss, area) = found["constant"], found["training"]
    return [
        f"on the training rows its AUC is {area:.2f}",
        f"On new subscribers it's {plain[1]:.2f}",
        f"so a constant 4% has a loss of {constant:.3f} here",
        f"| 4% for all | {constant:.3f} | 0.50 | 0 |",
        f"| no penalty | {plain[0]:.3f} | {plain[1]:.2f} | 30 |",
        f"| ridge, λ = {best('ridge')} | {ridge[0]:.3f} | {ridge[1]:.2f} | 30 |",
        f"| lasso, λ = {best('lasso')} | {lasso[0]:.3f} | {lasso[1]:.2f} | {lasso[2]:.1f} on average |",
        f"| lasso, λ = 80 | {strong[0]:.3f} | {strong[1]:.2f} | {strong[2]:.1f} on average |",
        f"the training loss was {loss:.3f} and the one on new rows {plain[0]:.3f}",
        f"lasso takes away {(constant - lasso[0]) / (constant - plain[0]):.1f} times as much of the loss",
        f"kept {lasso[3]:.1f} noise features on average",
    ]


def drawings():
    found = tries()
    loss = lambda name: found[name][:, 0].mean()
    across = lambda penalty: 70 + 169.6 * np.log10(penalty / 0.3)
    up = lambda value: 276 - (value - 0.151) * 12_100
    curve = lambda kind: [(across(p), up(loss(f"{kind} {p}"))) for p in PENALTIES if loss(f"{kind} {p}") < 0.17]
    ridge, lasso = best("ridge"), best("lasso")
    description = (
        f"Two curves over the penalty from 0.3 to 400 on a log scale. Without a penalty the loss is {loss('none'):.4f}. Ridge "
        f"is lowest at {ridge} with {loss(f'ridge {ridge}'):.4f}, lasso at {lasso} with {loss(f'lasso {lasso}'):.4f}. A "
        f"constant has {found['constant']:.4f}."
    )
    return {
        "penalty.svg": plots.drawing("penalty", 330, "Log loss on new rows by the strength of the penalty", description, [
            plots.text("fig-text-strong", 16, 26, "log loss on new rows (lower is better)"),
            plots.line([(70, 46), (70, 276), (600, 276)]),
            *(part for penalty in (0.3, 1, 10, 100, 400) for part in (
                plots.line([(across(penalty), 276), (across(penalty), 281)]),
                plots.text("fig-text-muted", across(penalty), 296, penalty, "middle"),
            )),
            *(part for value in (0.152, 0.156, 0.160, 0.164, 0.168) for part in (
                plots.line([(65, up(value)), (70, up(value))]),
                plots.text("fig-text-muted", 61, up(value) + 4.5, f"{value:.3f}", "end"),
            )),
            plots.line(curve("ridge")),
            plots.line(curve("lasso"), "fig-line-accent"),
            plots.line([(70, up(loss("none"))), (600, up(loss("none")))], "fig-line-dashed"),
            plots.text("fig-text-muted", 608, up(loss("none")) + 4.5, "no penalty"),
            plots.line([(70, up(found["constant"])), (600, up(found["constant"]))], "fig-line-dashed"),
            plots.text("fig-text-muted", 608, up(found["constant"]) + 4.5, "4% for all"),
            plots.dots([(across(ridge), up(loss(f"ridge {ridge}")))], "fig-good", 5),
            plots.dots([(across(lasso), up(loss(f"lasso {lasso}")))], "fig-good", 5),
            plots.text("fig-text", across(ridge) + 13, up(loss(f"ridge {ridge}")) + 22, "ridge"),
            plots.text("fig-text-accent", across(lasso) + 4, up(loss(f"lasso {lasso}")) + 20, "lasso", "end"),
            plots.text("fig-text-muted", 335, 318, "penalty λ, log scale", "middle"),
        ])
    }
