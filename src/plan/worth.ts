import type { Candidate, Goal, PracticeRecord } from './model.ts';

const FIT: Record<Goal['level'], Record<'Easy' | 'Medium' | 'Hard', number>> = {
  junior: { Easy: 1, Medium: 0.9, Hard: 0.3 },
  mid: { Easy: 0.8, Medium: 1, Hard: 0.5 },
  senior: { Easy: 0.6, Medium: 1, Hard: 0.8 },
};

export const askedBy = ({ companies = [] }: Candidate, goal: Goal): string[] =>
  goal.companies.filter((company) => companies.includes(company));

/** How useful a candidate is for a goal, above 0. It compares candidates of one kind. */
export function worthOf(candidate: Candidate, goal: Goal, { attempted }: PracticeRecord): number {
  const { difficulty, frequency = 0, category, list, id } = candidate;
  const listed = list === 'Blind 75' ? 60 : list ? 20 : 0;
  const asked = askedBy(candidate, goal).length > 0 ? 40 : 0;
  const base = 10 + listed + asked + Math.min(60, frequency / 2) + (attempted.has(id) ? 50 : 0);
  const known = category && goal.known.includes(category) ? 0.35 : 1;
  return base * (difficulty ? FIT[goal.level][difficulty] : 1) * known;
}

/** Why a candidate is in the plan, in one sentence. */
export function whyOf(candidate: Candidate, goal: Goal, record: PracticeRecord, opens: string[]): string {
  const { id, kind, list, category, frequency = 0 } = candidate;
  if (record.attempted.has(id)) return 'You started it and haven’t finished it.';
  if (kind === 'lesson' && opens.length > 0) return `Groundwork for ${opens[0]}.`;
  const asked = askedBy(candidate, goal);
  if (asked.length > 0) return `Asked at ${asked.slice(0, 2).join(' and ')}.`;
  if (kind === 'question' && opens.length > 0) return `Opens ${category}: others build on it.`;
  if (frequency >= 40) return `On ${frequency} of 656 company lists.`;
  if (kind === 'question') return list ? `Next in ${list}: ${category}.` : `More practice in ${category}.`;
  if (kind === 'story') return 'A story you can tell to several questions.';
  return kind === 'design' ? 'Draw it, defend it, grade it.' : 'A building block of most designs.';
}
