"""Categorical Features: what chance alone does to the rates of 400 towns."""

import numpy as np

import plots

TOWNS, SUBSCRIBERS, RATE, WEIGHT = 400, 50_000, 0.04, 200


def towns(seed=None):
    """Subscribers and cancellations of each town; the towns' sizes differ a lot, their subscribers not at all."""
    draw = np.random.default_rng(SEED if seed is None else seed)
    weights = draw.lognormal(0, 1.4, TOWNS)
    sizes = np.maximum(3, np.round(weights * SUBSCRIBERS / weights.sum())).astype(int)
    sizes[sizes.argmax()] += SUBSCRIBERS - sizes.sum()
    return sizes, draw.binomial(sizes, RATE)


#: A month whose highest rate is that of one leaver among three.
SEED = next(seed for seed in range(1000) if abs(max(np.divide(*towns(seed)[::-1])) - 1 / 3) < 1e-9)


def figures():
    sizes, left = towns()
    wild = left / sizes >= 2 * RATE
    return [
        "A town of three subscribers shows 33%, because one of them left",
        f"{(left == 0).sum()} towns show 0%",
        f"{wild.sum()} towns have at least twice the overall rate, and the largest of those has {sizes[wild].max()} subscribers",
        "small towns have rates from 0% to 33%",
    ]


def drawings():
    sizes, left = towns()
    raw = left / sizes
    smoothed = (left + WEIGHT * RATE) / (sizes + WEIGHT)
    up = lambda rate: 268 - 611.5 * rate

    def plot(x, title, rates, kind):
        across = lambda size: x + 84 * np.log10(size / 2)
        return [
            plots.text("fig-text-strong", x, 30, title),
            plots.line([(x, 268), (x + 290, 268)]),
            plots.line([(x, 48), (x, 268)]),
            plots.line([(x, up(RATE)), (x + 290, up(RATE))], "fig-line-dashed"),
            *(plots.text("fig-text-muted", across(size), 288, f"{size:,}", "middle") for size in (2, 20, 200, 2000)),
            *(plots.text("fig-text-muted", x - 8, up(r / 100) + 4.5, f"{r}%", "end") for r in (0, 10, 20, 30)),
            plots.dots(zip(across(sizes), up(rates)), kind, 2.2),
            plots.text("fig-text-muted", x + 142, 316, "subscribers in the town", "middle"),
        ]

    description = (
        "Two plots against town size on a logarithmic axis. Left, raw rates: small towns scatter from 0% to 33%, large "
        "ones lie near 4%. Right, smoothed with the weight of 200 subscribers: all towns lie close to 4%."
    )
    title = "Cancellation rates of 400 towns without any real difference"
    return {
        "funnel.svg": plots.drawing("funnel", 330, title, description, [
            *plot(62, "raw rate", raw, "fig-bad"),
            *plot(416, "smoothed, m = 200", smoothed, "fig-good"),
            plots.text("fig-text", 346, up(RATE) - 14, "4%", "end"),
        ])
    }
