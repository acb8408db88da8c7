import type { Candidate, Focus, Goal, Level, StepKind } from './model.ts';

type Share = Partial<Record<StepKind, number>>;

/** Parts of the time for new material, by what is prepared for. */
const SHARES: Record<Focus, Share> = {
  coding: { question: 85, story: 15 },
  backend: { question: 50, lesson: 15, design: 20, story: 15 },
  'machine-learning': { question: 40, lesson: 15, design: 30, story: 15 },
  behavioral: { story: 100 },
  everything: { question: 45, lesson: 15, design: 25, story: 15 },
};

/** The more senior, the more design: how much the share of designs and lessons is multiplied. */
const DESIGN_FACTOR: Record<Level, number> = { junior: 0.5, mid: 1, senior: 1.6 };

/** How the time for new material is shared between kinds; kinds without a share are not planned. */
export function sharesOf({ focus, level }: Goal): Map<Candidate['kind'], number> {
  const factor = (kind: StepKind) => (kind === 'design' || kind === 'lesson' ? DESIGN_FACTOR[level] : 1);
  const kinds = ['question', 'lesson', 'design', 'story'] as const;
  return new Map(
    kinds.flatMap((kind): [Candidate['kind'], number][] => {
      const share = (SHARES[focus][kind] ?? 0) * factor(kind);
      return share > 0 ? [[kind, share]] : [];
    }),
  );
}

/** Folders of designs and lessons that a focus is about; every other candidate belongs to all. */
const TOPICS: Record<Focus, RegExp> = {
  coding: /^$/,
  backend: /^(system-design|speedrun|design-foundations|low-level-design)\//,
  'machine-learning': /^(machine-learning|ml-fundamentals)\//,
  behavioral: /^$/,
  everything:
    /^(system-design|machine-learning|speedrun|design-foundations|low-level-design|ml-fundamentals)\//,
};

/** Whether a candidate belongs to what is prepared for. */
export function isWanted({ kind, id }: Candidate, goal: Goal): boolean {
  if (!sharesOf(goal).has(kind)) return false;
  return kind === 'question' || kind === 'story' || TOPICS[goal.focus].test(id);
}
