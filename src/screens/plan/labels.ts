import type { Focus, Level } from '#plan/model.ts';

export const FOCUS_LABELS: Record<Focus, string> = {
  coding: 'Coding',
  backend: 'Coding and system design',
  'machine-learning': 'Machine learning',
  behavioral: 'Behavioral',
  everything: 'A bit of everything',
};

export const LEVEL_LABELS: Record<Level, string> = { junior: 'Junior', mid: 'Mid-level', senior: 'Senior' };

/** From Monday on; values as `Date` counts them. */
export const WEEKDAYS = [
  { value: 1, label: 'Monday' },
  { value: 2, label: 'Tuesday' },
  { value: 3, label: 'Wednesday' },
  { value: 4, label: 'Thursday' },
  { value: 5, label: 'Friday' },
  { value: 6, label: 'Saturday' },
  { value: 0, label: 'Sunday' },
] as const;
