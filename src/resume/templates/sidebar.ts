import { type ResumeTemplate, SIDE_KINDS, TWO_LINES } from './template.ts';

export const sidebar: ResumeTemplate = {
  label: 'Sidebar',
  description: 'A tinted column holds contact, skills and languages. Best when a person reads it first.',
  family: 'carlito',
  align: 'left',
  accent: '#35507a',
  page: { vertical: 44, horizontal: 34, fontSize: 10.4, lineHeight: 1.36 },
  header: { band: false },
  name: { fontSize: 28 },
  headline: { fontSize: 13, gap: 0 },
  contacts: { fontSize: 9.8, gap: 4 },
  section: { gap: 14 },
  heading: {
    fontSize: 12,
    padding: 1.5,
    gap: 5,
    look: 'under',
    caps: false,
    align: 'left',
    rule: { width: 0.75 },
  },
  entry: { gap: 7.5 },
  bullet: { gap: 1.6 },
  head: TWO_LINES,
  side: { at: 'left', width: 190, gap: 22, fill: 'tint', kinds: SIDE_KINDS, contacts: true },
  word: { font: 'Calibri', fontSize: 10.5 },
};
