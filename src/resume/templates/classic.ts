import { INK, type ResumeTemplate, TWO_LINES } from './template.ts';

export const classic: ResumeTemplate = {
  label: 'Classic',
  description: 'Centered Garamond in black. For law, finance and public service.',
  family: 'garamond',
  align: 'center',
  accent: INK,
  page: { vertical: 46, horizontal: 56, fontSize: 11, lineHeight: 1.32 },
  header: { band: false },
  name: { fontSize: 27 },
  headline: { fontSize: 13, gap: 0 },
  contacts: { fontSize: 10.5, gap: 3 },
  section: { gap: 12 },
  heading: {
    fontSize: 11.4,
    padding: 1,
    gap: 5,
    look: 'under',
    caps: true,
    align: 'left',
    rule: { width: 0.5 },
  },
  entry: { gap: 6.5 },
  bullet: { gap: 1.2 },
  head: TWO_LINES,
  word: { font: 'Garamond', fontSize: 11 },
};
