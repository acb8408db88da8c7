import { normalValue, shuffled } from '../random.ts';
import { times } from '../summary.ts';

/** One month of somebody: two habits that hardly change, and whether the person leaves in the end. */
interface Month {
  person: number;
  habits: readonly [number, number];
  leaves: boolean;
}

const SIGNAL = 0.35;
const MONTHLY = 0.08;

/** Months of so many people; each person’s months are nearly alike. */
function drawMonths(people: number, months: number, random: () => number): Month[] {
  return times(people, (person) => {
    const leaves = random() < 0.5;
    const shift = leaves ? SIGNAL : -SIGNAL;
    const [a, b] = [normalValue(random) + shift, normalValue(random) + shift];
    return times(months, () => ({
      person,
      leaves,
      habits: [a + MONTHLY * normalValue(random), b + MONTHLY * normalValue(random)] as const,
    }));
  }).flat();
}

/** The share of rows that their nearest neighbor in `known` classes rightly. */
function nearestRight(known: readonly Month[], rows: readonly Month[]): number {
  const right = rows.filter((row) => {
    let [best, guess] = [Number.POSITIVE_INFINITY, false];
    for (const other of known) {
      const distance = (other.habits[0] - row.habits[0]) ** 2 + (other.habits[1] - row.habits[1]) ** 2;
      if (distance < best) [best, guess] = [distance, other.leaves];
    }
    return guess === row.leaves;
  });
  return right.length / Math.max(1, rows.length);
}

function crossValidated(
  rows: readonly Month[],
  foldOf: (row: Month, index: number) => number,
  folds: number,
): number[] {
  return times(folds, (fold) =>
    nearestRight(
      rows.filter((row, index) => foldOf(row, index) !== fold),
      rows.filter((row, index) => foldOf(row, index) === fold),
    ),
  );
}

/** Accuracy of one nearest neighbor by random folds, by folds of whole people, and on people never seen. */
export function compareFolds(people: number, months: number, folds: number, random: () => number) {
  const rows = shuffled(drawMonths(people, months, random), random);
  return {
    byRow: crossValidated(rows, (_, index) => index % folds, folds),
    byPerson: crossValidated(rows, ({ person }) => person % folds, folds),
    truth: nearestRight(rows, drawMonths(400, 1, random)),
  };
}
