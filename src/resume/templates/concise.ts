import { INK, ONE_LINE, type ResumeTemplate } from './template.ts';

export const concise: ResumeTemplate = {
  label: 'Concise',
  description: 'Compact serif. Fits a long career on fewer pages.',
  family: 'serif',
  align: 'center',
  accent: INK,
  page: { vertical: 34, horizontal: 42, fontSize: 9.4, lineHeight: 1.3 },
  header: { band: false },
  name: { fontSize: 19 },
  headline: { fontSize: 10.5, gap: 0 },
  contacts: { fontSize: 9, gap: 2 },
  section: { gap: 8 },
  heading: {
    fontSize: 9.6,
    padding: 0.5,
    gap: 3,
    look: 'under',
    caps: true,
    align: 'left',
    rule: { width: 0.6 },
  },
  entry: { gap: 3.5 },
  bullet: { gap: 0.5 },
  head: ONE_LINE,
  word: { font: 'Cambria', fontSize: 9.5 },
};
