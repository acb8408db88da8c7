import type { PatternOrder } from '#dataset/pattern.ts';

/** The groups in the order in which the page shows them. */
export const patternGroups: { id: keyof PatternOrder; title: string; text: string }[] = [
  {
    id: 'creational',
    title: 'Creational',
    text: 'How objects are created: who picks the class, and who assembles the parts.',
  },
  {
    id: 'structural',
    title: 'Structural',
    text: 'How objects are composed into larger structures that stay flexible.',
  },
  {
    id: 'behavioral',
    title: 'Behavioral',
    text: 'How objects divide responsibilities: who asks, who decides, who gets notified.',
  },
  {
    id: 'solid',
    title: 'SOLID',
    text: 'Five principles behind the patterns, each with before-and-after code.',
  },
];

/** `creational` → `Creational pattern`, `solid` → `SOLID principle`. */
export const kindLabel = (group: keyof PatternOrder): string =>
  group === 'solid'
    ? 'SOLID principle'
    : `${patternGroups.find(({ id }) => id === group)?.title ?? ''} pattern`;
