import { INK, type ResumeTemplate } from './template.ts';

export const academic: ResumeTemplate = {
  label: 'Academic',
  description: 'Plain serif for a long CV: research, teaching, publications.',
  family: 'ptserif',
  align: 'left',
  accent: INK,
  page: { vertical: 54, horizontal: 60, fontSize: 10, lineHeight: 1.4 },
  header: { band: false, rule: { width: 1.2, gap: 8 } },
  name: { fontSize: 22 },
  headline: { fontSize: 11.5, gap: 1 },
  contacts: { fontSize: 9.5, gap: 3 },
  section: { gap: 16 },
  heading: {
    fontSize: 12.5,
    padding: 0,
    gap: 5,
    look: 'plain',
    caps: false,
    align: 'left',
    rule: { width: 0 },
  },
  entry: { gap: 6 },
  bullet: { gap: 1.5 },
  head: [
    { left: ['title'], right: ['dates'] },
    { left: ['subtitle', 'location'], right: [] },
  ],
  word: { font: 'Times New Roman', fontSize: 11 },
};
