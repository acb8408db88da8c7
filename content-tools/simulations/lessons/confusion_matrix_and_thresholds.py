"""Confusion Matrix and Thresholds: the four cells, the table of lines, the profit, and the first 1,000 calls."""

import numpy as np

from measures import found_in_top, fresh_month, percent

LINES = {"5%": 0.05, "8.3%": 5 / 60, "16.7%": 1 / 6, "30%": 0.3, "50%": 0.5}


def figures():
    _, labels, _, scores = fresh_month()

    def flagged(line):
        """How many have a score from the line on, and how many of them cancel."""
        rows = scores >= line
        return int(rows.sum()), int(labels[rows].sum())

    def f1(line):
        count, found = flagged(line)
        return 2 * found / (count + 2000)

    def profit(line):
        count, found = flagged(line)
        return 30 * found - 5 * count

    table = [(name, *flagged(line)) for name, line in LINES.items()]
    count, found = flagged(1 / 6)
    best = max(np.arange(1, 50) / 100, key=f1)
    flat = min(profit(line) for line in np.arange(130, 201) / 1000)
    thousandth = np.sort(scores)[-1000]
    top = found_in_top(scores, labels, 1000)
    return [
        f"between {scores.min():.1%} and {scores.max():.0%}",
        f"It flags {flagged(0.5)[0]} people",
        f"| Flagged | {found} (TP) | {count - found:,} (FP) | {count:,} |",
        f"| Not flagged | {2000 - found:,} (FN) | {48_000 - count + found:,} (TN) | {50_000 - count:,} |",
        *(f"| {name} | {n:,} | {tp:,} | {percent(tp, n)} | {percent(tp, 2000)} |" for name, n, tp in table),
        f"It's highest, {f1(best):.1%}, with a line at {best:.0%}",
        f"16,590 − 10,825   =   ${profit(1 / 6):,}",
        f"From 13% to 20% the profit stays above ${flat // 100 * 100:,}",
        f"They hold {top} cancelers: precision {percent(top, 1000)}, recall {percent(top, 2000)}",
        f"The thousandth person has a risk of {thousandth:.1%}",
    ]
