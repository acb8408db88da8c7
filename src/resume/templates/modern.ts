import { type ResumeTemplate, TWO_LINES } from './template.ts';

export const modern: ResumeTemplate = {
  label: 'Modern',
  description: 'Inter, with a bar of color before each heading. For startups and product teams.',
  family: 'inter',
  align: 'left',
  accent: '#0f766e',
  page: { vertical: 44, horizontal: 50, fontSize: 9.2, lineHeight: 1.45 },
  header: { band: false },
  name: { fontSize: 26 },
  headline: { fontSize: 11.5, gap: 2 },
  contacts: { fontSize: 8.8, gap: 6 },
  section: { gap: 15 },
  heading: {
    fontSize: 11.2,
    padding: 0,
    gap: 6,
    look: 'bar',
    caps: false,
    align: 'left',
    rule: { width: 3 },
  },
  entry: { gap: 8 },
  bullet: { gap: 1.8 },
  head: TWO_LINES,
  word: { font: 'Segoe UI', fontSize: 9.5 },
};
