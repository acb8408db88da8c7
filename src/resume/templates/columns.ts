import { type ResumeTemplate, SIDE_KINDS } from './template.ts';

export const columns: ResumeTemplate = {
  label: 'Columns',
  description: 'Work on the left, skills and languages beside it. Fills a page evenly.',
  family: 'open',
  align: 'left',
  accent: '#7a3b12',
  page: { vertical: 42, horizontal: 44, fontSize: 9, lineHeight: 1.45 },
  header: { band: false, rule: { width: 1.5, gap: 9 } },
  name: { fontSize: 25 },
  headline: { fontSize: 11.5, gap: 1 },
  contacts: { fontSize: 8.8, gap: 5 },
  section: { gap: 13 },
  heading: {
    fontSize: 9.6,
    padding: 0,
    gap: 4,
    look: 'plain',
    caps: true,
    align: 'left',
    rule: { width: 0 },
  },
  entry: { gap: 8 },
  bullet: { gap: 1.6 },
  head: [
    { left: ['title'], right: ['dates'] },
    { left: ['subtitle'], right: ['location'] },
  ],
  side: {
    at: 'right',
    width: 204,
    gap: 14,
    fill: 'rule',
    kinds: [...SIDE_KINDS, 'education'],
    contacts: false,
  },
  word: { font: 'Segoe UI', fontSize: 9.5 },
};
