import type { Cell } from '#exercises/sql.ts';
import { type Draw, dayAfter, upTo } from '../draw.ts';

const WEEKS = 12;
const FIRST_WEEK = '2026-01-05';
const PLANS = ['duo', 'duo', 'family', 'solo', 'solo'];
const CITIES = ['Aldin', 'Aldin', 'Aldin', 'Bresk', 'Bresk', 'Corvane'];

/** Subscribed before this day and still on it: only they recommend it to somebody. */
const isSubscribed = (day: string, since: Cell | undefined, until: Cell | undefined): boolean =>
  String(since) < day && (until === null || String(until) >= day);

/** Larder, the meal-kit subscription of the Machine Learning course, in twelve weeks from January 5, 2026. */
export function larder(draw: Draw): Record<string, Cell[][]> {
  const { whole, chance, pick } = draw;
  const subscribers: Cell[][] = [];
  const boxes: Cell[][] = [];
  const ratings: Cell[][] = [];
  const scores: Cell[][] = [];
  for (const id of upTo(whole(92, 106))) {
    const plan = pick(PLANS);
    const startedOn = dayAfter('2025-10-06', whole(0, 150));
    const loyalty = pick([0.5, 0.75, 0.9, 0.95]);
    const risk = Math.min(0.95, Math.max(0.02, (1 - loyalty) * 1.1 + whole(-8, 16) / 100));
    const leaves = chance(risk);
    const gone = leaves ? dayAfter('2026-02-16', whole(0, 34)) : null;
    const cancelledOn = gone !== null && gone > startedOn && gone <= '2026-03-30' ? gone : null;
    const friends = subscribers.filter(([, , , since, until]) => isSubscribed(startedOn, since, until));
    const referredBy = friends.length > 0 && chance(0.3) ? (pick(friends)[0] ?? null) : null;
    subscribers.push([id, plan, pick(CITIES), startedOn, cancelledOn, referredBy]);
    for (const week of upTo(WEEKS)) {
      const weekOf = dayAfter(FIRST_WEEK, 7 * (week - 1));
      if (weekOf < startedOn || (cancelledOn !== null && weekOf > cancelledOn) || !chance(loyalty)) continue;
      const meals = plan === 'family' ? whole(4, 6) : whole(2, 4);
      boxes.push([boxes.length + 1, id, weekOf, meals, Math.round((meals * 9.5 + whole(0, 4)) * 100) / 100]);
      if (chance(0.8))
        ratings.push([boxes.length, chance(loyalty * 0.75) ? whole(loyalty < 0.8 ? 1 : 3, 5) : null]);
    }
    if (startedOn < '2026-02-16') {
      const left = cancelledOn !== null && cancelledOn >= '2026-02-16' && cancelledOn < '2026-03-16';
      scores.push([id, Math.round(risk * 100) / 100, left ? 1 : 0]);
    }
  }
  return { subscribers, boxes, ratings, scores };
}
