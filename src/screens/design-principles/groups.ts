import type { PatternOrder } from '#dataset/pattern.ts';

/** The groups in the order in which the page shows them. */
export const patternGroups: { id: keyof PatternOrder; title: string; text: string }[] = [
  {
    id: 'creational',
    title: 'Creational',
    text: 'How objects come into being: who decides which class, and who puts the parts together.',
  },
  {
    id: 'structural',
    title: 'Structural',
    text: 'How objects are joined into larger ones that stay easy to take apart.',
  },
  {
    id: 'behavioral',
    title: 'Behavioral',
    text: 'How objects share out the work: who asks, who decides, who is told.',
  },
  {
    id: 'solid',
    title: 'SOLID',
    text: 'Five principles that the patterns serve, each with code before and after.',
  },
];

/** `creational` → `Creational pattern`, `solid` → `SOLID principle`. */
export const kindLabel = (group: keyof PatternOrder): string =>
  group === 'solid'
    ? 'SOLID principle'
    : `${patternGroups.find(({ id }) => id === group)?.title ?? ''} pattern`;
