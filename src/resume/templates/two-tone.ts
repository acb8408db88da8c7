import { type ResumeTemplate, TWO_LINES } from './template.ts';

export const twoTone: ResumeTemplate = {
  label: 'Two-tone',
  description: 'Your name on a band of color, one column below. Easy to remember, easy to parse.',
  family: 'lato',
  align: 'left',
  accent: '#24405c',
  page: { vertical: 40, horizontal: 48, fontSize: 9.8, lineHeight: 1.42 },
  header: { band: true },
  name: { fontSize: 28 },
  headline: { fontSize: 13, gap: 1 },
  contacts: { fontSize: 9.4, gap: 7 },
  section: { gap: 14 },
  heading: {
    fontSize: 10.6,
    padding: 2,
    gap: 6,
    look: 'under',
    caps: true,
    align: 'left',
    rule: { width: 0.75, color: '#c9ced6' },
  },
  entry: { gap: 7.5 },
  bullet: { gap: 1.6 },
  head: TWO_LINES,
  word: { font: 'Calibri', fontSize: 10.5 },
};
