/** A test for something rare. */
export interface Screening {
  /** Share of people who have it. */
  share: number;
  /** Of those who have it, the share that the test finds; of the others, the share that it wrongly flags. */
  found: number;
  wrong: number;
}

/** What so many people come out as, and how likely someone flagged has it. */
export function screen({ share, found, wrong }: Screening, people: number) {
  const right = people * share * found;
  const alarms = people * (1 - share) * wrong;
  const flagged = right + alarms;
  return {
    right,
    alarms,
    missed: people * share * (1 - found),
    clear: people * (1 - share) * (1 - wrong),
    chance: flagged === 0 ? 0 : right / flagged,
    /** Of one who says “nobody has it”. */
    lazyAccuracy: 1 - share,
    accuracy: share * found + (1 - share) * (1 - wrong),
  };
}
