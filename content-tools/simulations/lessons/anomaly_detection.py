"""Anomaly Detection: twelve weeks of boxes with one bad Tuesday, against all days and against the same weekday."""

import numpy as np

import measures
import plots

WEEKS, SHOWN = 12, 8
BAD = 7 * 10 + 1
WEEKDAYS = np.array([5000, 9000, 8200, 6700, 6300, 4100, 3800])


def boxes():
    draw = np.random.default_rng(8)
    days = np.arange(7 * WEEKS)
    counts = WEEKDAYS[days % 7] + 10 * days + draw.normal(0, 200, 7 * WEEKS)
    counts[BAD] -= 2600
    return np.round(counts).astype(int)


def residuals(counts):
    """Of the last weeks, from the median of the last four same weekdays."""
    return np.array([counts[day] - np.median(counts[day - 28 : day : 7]) for day in range(7 * (WEEKS - SHOWN), 7 * WEEKS)])


def complaints():
    """Nine days with one breakdown, by mean and standard deviation and by median and MAD; and how deep a random tree isolates."""
    counts = np.array([12, 14, 13, 15, 11, 14, 16, 60, 13])
    mean, spread, center = counts.mean(), counts.std(ddof=1), np.median(counts)
    away = np.median(abs(counts - center))
    depth = 2 * (np.log(255) + np.euler_gamma) - 2 * 255 / 256
    return [
        f"The mean is {counts.sum()} ÷ 9 = {mean:.1f}, the standard deviation {spread:.1f}",
        f"z = (60 − {mean:.1f}) / {spread:.1f} = {(60 - mean) / spread:.2f}",
        f"The median is {center:.0f}",
        f"robust score = 0.6745 × (60 − {center:.0f}) / {away:.0f} = {0.6745 * (60 - center) / away:.0f}",
        f"a random tree, {depth:.2f} for 256 rows",
        f"h = {depth:.2f} → 0.50     h = 8 → {2 ** (-8 / depth):.2f}     h = 4 → {2 ** (-4 / depth):.2f}",
    ]


def whole(value):
    return measures.minus(f"{value:,.1f}".removesuffix(".0"))


def figures():
    counts = boxes()
    left = residuals(counts)
    before = counts[BAD - 28 : BAD : 7]
    bad = left[BAD - 7 * (WEEKS - SHOWN)]
    center = np.median(left)
    spread = np.median(abs(left - center))
    scores = 0.6745 * (left - center) / spread
    others = np.delete(abs(scores), BAD - 7 * (WEEKS - SHOWN))
    z = (counts[BAD] - counts.mean()) / counts.std(ddof=1)
    return [
        *complaints(),
        f"That day has {counts[BAD]:,} boxes. Against all days (mean {counts.mean():,.0f}, standard deviation "
        f"{counts.std(ddof=1):,.0f}) its z-score is {measures.minus(f'{z:+.1f}')}",
        f"Those Tuesdays had {', '.join(f'{count:,}' for count in before[:3])} and {before[3]:,}, median {whole(np.median(before))}",
        f"The residual is {counts[BAD]:,} − {whole(np.median(before))} = {whole(bad)}",
        f"the residuals have a median of {whole(center)} (growth",
        f"and a MAD of {whole(spread)}",
        f"0.6745 × ({whole(bad)} − {whole(center)}) / {whole(spread)} = {whole(round(scores.min(), 1))}",
        f"The next largest score of any day is {others.max():.1f}",
    ]


def drawings():
    counts = boxes()
    left = residuals(counts)
    shown = counts[7 * (WEEKS - SHOWN) :]
    bad = BAD - 7 * (WEEKS - SHOWN)
    across = lambda day: 70 + 11.09 * day
    up = lambda count: 256 - 0.02 * count
    bars = [
        plots.bar("fig-bad" if day == bad else "fig-good", across(day) - 3, 272 - max(value, 0) * 0.024, 6, abs(value) * 0.024)
        for day, value in enumerate(left)
    ]
    description = (
        "Above, eight weeks of boxes per day between about 4,000 and 10,000 with a weekly pattern; a Tuesday with too few "
        "lies in the middle of the range. Below, the residuals from the median of four same weekdays lie near zero except "
        "that Tuesday, far below."
    )
    return {
        "residuals.svg": plots.drawing("residuals", 370, "Boxes per day and their residuals", description, [
            plots.text("fig-text-strong", 70, 26, "boxes per day"),
            plots.line([(70, 196), (684, 196)]),
            *(plots.text("fig-text-muted", 60, up(count) + 4.5, f"{count:,}", "end") for count in (4000, 7000, 10_000)),
            plots.line([(across(day), up(count)) for day, count in enumerate(shown)], "fig-line-accent"),
            plots.dots([(across(bad), up(shown[bad]))], "fig-bad", 5.5),
            plots.text("fig-text-strong", 70, 230, "minus the median of the last four same weekdays"),
            plots.line([(70, 272), (684, 272)], "fig-line-dashed"),
            plots.text("fig-text-muted", 60, 276.5, "0", "end"),
            plots.text("fig-text-muted", 60, 324.5, "−2,000", "end"),
            *bars,
            plots.text("fig-text", across(bad) - 10, 330, "the bad Tuesday", "end"),
            *(plots.text("fig-text-muted", across(7 * week) + 4, 362, f"week {week + 5}") for week in range(SHOWN)),
        ])
    }
