"""Bandits: opens of 10,000 messages by rule, and what a Thompson run says of the worst headline."""

import numpy as np

MORNINGS = 2000
MESSAGES = 10_000
RATES = np.array([0.04, 0.05, 0.06])
EXPLORED = 0.1


def play(choose, draw):
    """Opens and messages of each headline in each morning."""
    opens, sent = np.zeros((2, MORNINGS, len(RATES)))
    every = np.arange(MORNINGS)
    for _ in range(MESSAGES):
        headline = choose(opens, sent)
        opens[every, headline] += draw.random(MORNINGS) < RATES[headline]
        sent[every, headline] += 1
    return opens, sent


def figures():
    draw = np.random.default_rng(0)

    def thompson(opens, sent):
        return draw.beta(1 + opens, 1 + sent - opens).argmax(axis=1)

    def greedy(opens, sent):
        leader = ((opens + 1) / (sent + 2)).argmax(axis=1)
        return np.where(draw.random(MORNINGS) < EXPLORED, draw.integers(len(RATES), size=MORNINGS), leader)

    opens, sent = play(thompson, draw)
    explored, _ = play(greedy, draw)
    # Half of the messages are a test in equal parts, the other half goes to its leader.
    tested = draw.binomial(MESSAGES // 6 + 1, RATES, (100 * MORNINGS, len(RATES)))
    leader = tested.argmax(axis=1)
    planned = tested.sum(axis=1) + draw.binomial(MESSAGES // 2, RATES[leader])
    worst = np.nanmean(opens[:, 0] / np.where(sent[:, 0] > 0, sent[:, 0], np.nan))
    return [
        f"averaged over {MORNINGS:,} simulated mornings",
        f"| Even split for 5,000, then the leader | about {planned.mean():.0f} |",
        f"| Epsilon-greedy, 10% | about {explored.sum(axis=1).mean():.0f} |",
        f"| Thompson sampling | about {opens.sum(axis=1).mean():.0f} |",
        f"after a Thompson run averages {worst:.1%}",
    ]
