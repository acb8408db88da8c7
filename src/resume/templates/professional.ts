import type { ResumeTemplate } from './template.ts';

const ACCENT = '#1f3f7a';

export const professional: ResumeTemplate = {
  label: 'Professional',
  description: 'Spacious, one accent color. Fits most jobs.',
  family: 'sans',
  align: 'left',
  accent: ACCENT,
  page: { vertical: 42, horizontal: 48, fontSize: 10, lineHeight: 1.4 },
  name: { fontSize: 25 },
  contacts: { fontSize: 9.5, gap: 4 },
  section: { gap: 13 },
  heading: { fontSize: 12.5, padding: 1.5, gap: 5, rule: { width: 0.75, color: ACCENT } },
  entry: { gap: 7 },
  bullet: { gap: 1.5 },
  head: [
    ['title', 'dates'],
    ['subtitle', 'location'],
  ],
  word: { font: 'Calibri', fontSize: 10.5 },
};
