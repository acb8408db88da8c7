import { type ResumeTemplate, TWO_LINES } from './template.ts';

export const professional: ResumeTemplate = {
  label: 'Professional',
  description: 'Spacious, one accent color. Fits most jobs.',
  family: 'sans',
  align: 'left',
  accent: '#1f3f7a',
  page: { vertical: 42, horizontal: 48, fontSize: 10, lineHeight: 1.4 },
  header: { band: false },
  name: { fontSize: 25 },
  headline: { fontSize: 12, gap: 1 },
  contacts: { fontSize: 9.5, gap: 4 },
  section: { gap: 13 },
  heading: {
    fontSize: 12.5,
    padding: 1.5,
    gap: 5,
    look: 'under',
    caps: false,
    align: 'left',
    rule: { width: 0.75 },
  },
  entry: { gap: 7 },
  bullet: { gap: 1.5 },
  head: TWO_LINES,
  word: { font: 'Calibri', fontSize: 10.5 },
};
