import type { Cell } from '#exercises/sql.ts';
import { type Draw, dayAfter, upTo } from '../draw.ts';

const COUNTRIES = ['US', 'US', 'US', 'DE', 'DE', 'BR'];
const START = '2026-02-02';

interface Person {
  user: number;
  signedUpOn: string;
  /** The day from which they see the new screen, if they do. */
  treatedFrom: string | undefined;
  /** How likely they train on a day. */
  habit: number;
}

/** How often and how long somebody trains since sign-up: more with the treatment, most in its first week. */
function workoutsOf({ whole, chance }: Draw, { user, signedUpOn, treatedFrom, habit }: Person): Cell[][] {
  const rows: Cell[][] = [];
  for (const day of upTo(56)) {
    const date = dayAfter('2026-01-05', day - 1);
    if (date < signedUpOn) continue;
    const isNew = treatedFrom !== undefined && date < dayAfter(treatedFrom, 7);
    const lift = treatedFrom !== undefined && date >= treatedFrom ? (isNew ? 1.5 : 1.15) : 1;
    if (!chance(habit * lift)) continue;
    const minutes = chance(0.02) ? whole(240, 600) : whole(10, 35) + Math.round(habit * 60);
    rows.push([user, date, minutes]);
  }
  return rows;
}

/** Example Fit, the training app of the Experiment course: a test of a new home screen that began on February 2, 2026. */
export function exampleFit(draw: Draw): Record<string, Cell[][]> {
  const { whole, chance, pick } = draw;
  const users = upTo(whole(186, 204)).map((id): Cell[] => [
    id,
    pick(COUNTRIES),
    dayAfter('2025-10-01', whole(0, 120)),
  ]);
  const assignments: Cell[][] = [];
  const workouts: Cell[][] = [];
  const trials: Cell[][] = [];
  const homeViews: Cell[][] = [];
  for (const [id, country, signUp] of users) {
    const user = Number(id);
    const signedUpOn = String(signUp);
    const isIn = !chance(0.06);
    const variant = isIn ? pick(['control', 'control', 'treatment', 'treatment', 'treatment']) : undefined;
    const assignedOn = dayAfter(START, whole(0, 6));
    if (variant) assignments.push([user, variant, assignedOn]);
    if (variant && chance(0.04))
      assignments.push([user, variant === 'control' ? 'treatment' : 'control', dayAfter(assignedOn, 1)]);
    const habit = chance(0.25) ? 0 : pick([0.03, 0.07, 0.12, 0.2]);
    const treatedFrom = variant === 'treatment' ? assignedOn : undefined;
    workouts.push(...workoutsOf(draw, { user, signedUpOn, treatedFrom, habit }));
    const rate =
      (country === 'US' ? 0.42 : country === 'DE' ? 0.3 : 0.18) + (variant === 'treatment' ? 0.07 : 0);
    if (chance(rate)) {
      const drawn = dayAfter(START, whole(-9, 24));
      const startedOn = drawn < signedUpOn ? signedUpOn : drawn;
      trials.push([user, startedOn, chance(0.45) ? dayAfter(startedOn, 14) : null]);
    }
    if (variant && chance(0.7))
      for (const _ of upTo(whole(1, 3))) homeViews.push([user, dayAfter(assignedOn, whole(0, 18))]);
  }
  return {
    users,
    assignments,
    workouts: workouts.map((row, index) => [index + 1, ...row]),
    trials,
    home_views: homeViews,
  };
}
