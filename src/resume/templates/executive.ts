import { type ResumeTemplate, TWO_LINES } from './template.ts';

export const executive: ResumeTemplate = {
  label: 'Executive',
  description: 'Centered Lora with framed headings. For senior and leadership roles.',
  family: 'lora',
  align: 'center',
  accent: '#5b2333',
  page: { vertical: 48, horizontal: 54, fontSize: 9.8, lineHeight: 1.45 },
  header: { band: false },
  name: { fontSize: 28 },
  headline: { fontSize: 12.5, gap: 2 },
  contacts: { fontSize: 9.3, gap: 5 },
  section: { gap: 14 },
  heading: {
    fontSize: 10.4,
    padding: 2.5,
    gap: 7,
    look: 'around',
    caps: true,
    align: 'center',
    rule: { width: 0.6 },
  },
  entry: { gap: 8 },
  bullet: { gap: 1.6 },
  head: TWO_LINES,
  word: { font: 'Georgia', fontSize: 10 },
};
