import type { Person } from './person.ts';

/** A piece of text in one style. */
export interface Run {
  x: string;
  b?: 1;
  i?: 1;
}

/** A line of a resume: runs at the left and, in some, at the right end. */
export interface Row {
  t: 'name' | 'headline' | 'heading' | 'row' | 'line' | 'bullet' | 'gap';
  l: Run[];
  r?: Run[];
  /** The mark of a bullet. */
  g?: string;
}

type Job = Person['jobs'][number];
type School = Person['schools'][number];

const b = (x: string): Run => ({ x, b: 1 });
const i = (x: string): Run => ({ x, i: 1 });
const n = (x: string): Run => ({ x });
const row = (l: Run[], r?: Run[]): Row => ({ t: 'row', l, r });
const range = ({ start, end }: { start: string; end: string }, dash = ' – ') => `${start}${dash}${end}`;

/** Six ways in which resumes arrange the names, the places and the dates. */
export const STYLES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
type Style = (typeof STYLES)[number];

const jobHead: Record<Style, (job: Job) => Row[]> = {
  A: (j) => [row([b(j.title)], [n(range(j))]), row([i(j.company)], [n(j.place)])],
  B: (j) => [row([b(j.company)], [n(range(j, ' - '))]), row([i(j.title)], [n(j.place)])],
  C: (j) => [row([b(`${j.title}, ${j.company}`)]), row([n(`${range(j)} | ${j.place}`)])],
  D: (j) => [row([b(j.company), n(` | ${j.title} | ${j.place} | ${range(j)}`)])],
  E: (j) => [row([b(j.title), n(` at ${j.company}`)], [i(range(j, '—'))]), row([n(j.place)])],
  F: (j) => [row([n(range(j))]), row([b(j.title)]), row([n(`${j.company}, ${j.place}`)])],
};
const schoolHead: Record<Style, (school: School) => Row[]> = {
  A: (s) => [row([b(s.degree)], [n(range(s))]), row([i(s.school)], [n(s.place)])],
  B: (s) => [row([b(s.school)], [n(range(s, ' - '))]), row([i(s.degree)], [n(s.place)])],
  C: (s) => [row([b(`${s.degree}, ${s.school}`)]), row([n(`${range(s)} | ${s.place}`)])],
  D: (s) => [row([b(s.school), n(` | ${s.degree} | ${s.place} | ${range(s)}`)])],
  E: (s) => [row([b(s.degree), n(`, ${s.school}`)], [i(range(s, '—'))])],
  F: (s) => [row([n(range(s))]), row([b(s.degree)]), row([n(s.school)])],
};
const GLYPHS: Record<Style, string> = { A: '•', B: '–', C: '▪', D: '•', E: '○', F: '●' };
const BETWEEN: Record<Style, string> = { A: ' | ', B: ' • ', C: ' · ', D: ' | ', E: '   ', F: ' | ' };

function parts(p: Person, style: Style, caps: boolean) {
  const heading = (x: string): Row => ({ t: 'heading', l: [b(caps ? x.toUpperCase() : x)] });
  const bullets = (list: string[]) => list.map((x): Row => ({ t: 'bullet', g: GLYPHS[style], l: [n(x)] }));
  const gap: Row = { t: 'gap', l: [] };
  const line = (x: string): Row => ({ t: 'line', l: [n(x)] });
  return {
    heading,
    line,
    contact: [p.email, p.phone, p.location, ...p.links],
    top: [
      { t: 'name', l: [b(p.name)] },
      { t: 'headline', l: [n(p.headline)] },
    ] satisfies Row[],
    summary: [heading(p.heads.summary), line(p.summary)],
    work: [
      heading(p.heads.work),
      ...p.jobs.flatMap((j) => [gap, ...jobHead[style](j), ...bullets(j.bullets)]),
    ],
    schools: [heading(p.heads.edu), ...p.schools.flatMap((s) => [gap, ...schoolHead[style](s)])],
    skills: [heading(p.heads.skills), ...p.more.skills.map(line)],
    extra: [heading(p.more.extra[0]), ...bullets(p.more.extra[1])],
  };
}

/** A resume in one column. @param caps headings in capitals */
export function oneColumn(p: Person, style: Style, caps: boolean): Row[] {
  const { top, line, contact, summary, work, schools, skills, extra } = parts(p, style, caps);
  return [...top, line(contact.join(BETWEEN[style])), ...summary, ...work, ...schools, ...skills, ...extra];
}

/** A resume with contacts, skills and the rest in a narrow column. */
export function twoColumns(p: Person, style: Style, caps: boolean) {
  const { top, heading, line, contact, summary, work, schools, skills, extra } = parts(p, style, caps);
  const aside = [heading(p.heads.contact), ...contact.map(line), ...skills, ...extra];
  return { head: top, aside, main: [...summary, ...work, ...schools] };
}
