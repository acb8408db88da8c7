import { betaValue } from './beta.ts';

export type Policy = 'even' | 'epsilon' | 'thompson';

interface Arm {
  successes: number;
  failures: number;
}

const EPSILON = 0.1;
const indexOfMost = (values: readonly number[]): number => values.indexOf(Math.max(...values));
const meanOf = ({ successes, failures }: Arm): number => (successes + 1) / (successes + failures + 2);

function choose(policy: Policy, arms: readonly Arm[], round: number, random: () => number): number {
  if (policy === 'even') return round % arms.length;
  if (policy === 'epsilon')
    return random() < EPSILON ? Math.floor(random() * arms.length) : indexOfMost(arms.map(meanOf));
  return indexOfMost(
    arms.map(({ successes, failures }) => betaValue({ a: 1 + successes, b: 1 + failures }, random)),
  );
}

/**
 * Sends so many messages, each with the headline that a policy chooses.
 * @returns the headline of each message, and how many were opened
 */
export function play(policy: Policy, rates: readonly number[], messages: number, random: () => number) {
  const arms: Arm[] = rates.map(() => ({ successes: 0, failures: 0 }));
  const chosen: number[] = [];
  for (let round = 0; round < messages; round++) {
    const pick = choose(policy, arms, round, random);
    const arm = arms[pick];
    if (!arm) break;
    chosen.push(pick);
    if (random() < (rates[pick] ?? 0)) arm.successes++;
    else arm.failures++;
  }
  return { chosen, opened: arms.reduce((all, { successes }) => all + successes, 0) };
}
