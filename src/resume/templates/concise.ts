import { INK, type ResumeTemplate } from './template.ts';

export const concise: ResumeTemplate = {
  label: 'Concise',
  description: 'Compact serif. Fits a long career on fewer pages.',
  family: 'serif',
  align: 'center',
  accent: INK,
  page: { vertical: 34, horizontal: 42, fontSize: 9.4, lineHeight: 1.3 },
  name: { fontSize: 19 },
  contacts: { fontSize: 9, gap: 2 },
  section: { gap: 8 },
  heading: { fontSize: 11, padding: 0.5, gap: 3, rule: { width: 0.5, color: '#999999' } },
  entry: { gap: 3.5 },
  bullet: { gap: 0.5 },
  head: [['title', 'subtitle', 'location', 'dates']],
  word: { font: 'Cambria', fontSize: 9.5 },
};
