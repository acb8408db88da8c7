import type { Area, Kind } from '#interview/plan.ts';

/** What the kinds of interview are called and what one does in them. */
export const KIND_TEXTS: Record<Kind, { label: string; text: string }> = {
  coding: { label: 'Coding', text: 'Problems to solve in code, from the first question to the last test.' },
  'system-design': { label: 'System Design', text: 'A system to draw and to defend, with its numbers.' },
  'machine-learning': {
    label: 'Machine Learning',
    text: 'A pipeline from the data to what runs in production.',
  },
  behavioral: { label: 'Behavioral', text: 'Stories of what you did, told so that they count.' },
  mixed: { label: 'Mixed', text: 'A little of everything, as in a day of interviews.' },
};

export const areaLabel = (area: Area): string => KIND_TEXTS[area].label;
