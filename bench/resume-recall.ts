import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';
import type { ResumeContent, SectionKind } from '#resume/model.ts';
import { readPdfText } from '#resume/pdf/text.ts';
import { readPdf } from '#resume/read/read-pdf.ts';
import { readToContent } from '#resume/read/result.ts';

export const CORPUS = 'bench/resume-corpus';
const text = z.string();
const dated = { place: text, start: text, end: text };
const truthSchema = z.array(
  z.object({
    file: text,
    maker: text,
    layout: text,
    /** Not looked at while the reader is tuned. */
    heldOut: z.boolean(),
    name: text,
    email: text,
    phone: text,
    location: text,
    /** Headings of the summary and the contacts, which become fields instead of sections. */
    headings: z.array(text),
    jobs: z.array(z.object({ company: text, title: text, ...dated })),
    schools: z.array(z.object({ school: text, degree: text, ...dated })),
  }),
);
type Truth = z.infer<typeof truthSchema>[number];

const FIELDS = [
  'name',
  'email',
  'phone',
  'location',
  'places',
  'dates',
  'jobTitle',
  'company',
  'school',
  'degree',
  'wholeJobs',
  'words',
] as const;
type Field = (typeof FIELDS)[number];
type Hits = Record<Field, { right: number; of: number }>;

const noHits = (): Hits => Object.fromEntries(FIELDS.map((name) => [name, { right: 0, of: 0 }])) as Hits;

const itemsOf = ({ sections }: ResumeContent, kind: SectionKind) =>
  sections.filter((section) => section.kind === kind).flatMap(({ items }) => items);

const words = (source: string): string[] =>
  source
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many of the true values are among those that were read, each read value used once. */
function among(
  found: readonly string[],
  wanted: readonly string[],
): { right: number; of: number; missed: string[] } {
  const left = [...found];
  const missed = wanted.filter((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { right: wanted.length - missed.length, of: wanted.length, missed };
}

async function check(truth: Truth): Promise<{ hits: Hits; missed: string[] }> {
  const bytes = () => new Uint8Array(readFileSync(`${CORPUS}/${truth.file}`));
  const answer = await readPdf(bytes());
  if (!answer.ok) throw new Error(`${truth.file}: ${answer.problem}`);
  const resume = readToContent(answer.read);
  const { personalInfo } = resume;
  const work = itemsOf(resume, 'work');
  const schools = itemsOf(resume, 'education');
  const range = ({ start, end }: { start: string; end: string }) => `${start} / ${end}`;
  const source = (await readPdfText(bytes())).pages
    .flatMap(({ items }) => items.map((item) => item.text))
    .join(' ');
  const kept = words(JSON.stringify(resume)).join('');
  const compared: Record<Field, [found: string[], wanted: string[]]> = {
    name: [[`${personalInfo.firstName} ${personalInfo.lastName}`.trim()], [truth.name]],
    email: [[personalInfo.email], [truth.email]],
    phone: [[personalInfo.mobile], [truth.phone]],
    location: [[personalInfo.location], [truth.location]],
    places: [
      [...work, ...schools].map(({ location }) => location),
      [...truth.jobs, ...truth.schools].map(({ place }) => place).filter(Boolean),
    ],
    dates: [[...work, ...schools].map(range), [...truth.jobs, ...truth.schools].map(range)],
    jobTitle: [work.map(({ subtitle }) => subtitle), truth.jobs.map(({ title }) => title)],
    company: [work.map(({ title }) => title), truth.jobs.map(({ company }) => company)],
    school: [schools.map(({ title }) => title), truth.schools.map(({ school }) => school)],
    degree: [schools.map(({ subtitle }) => subtitle), truth.schools.map(({ degree }) => degree)],
    // Title, company and dates of a job in one entry.
    wholeJobs: [
      work.map((item) => [item.subtitle, item.title, range(item)].join(' / ')),
      truth.jobs.map((job) => [job.title, job.company, range(job)].join(' / ')),
    ],
    words: [[], []],
  };
  const hits = noHits();
  const missed: string[] = [];
  for (const name of FIELDS) {
    const [found, wanted] = compared[name];
    const result = among(found, wanted);
    hits[name] = { right: result.right, of: result.of };
    for (const value of result.missed)
      missed.push(`${truth.file} ${name}: ${value} not in ${JSON.stringify(found)}`);
  }
  const all = words(source);
  const structure = words(truth.headings.join(' ')).join(' ');
  const lost = all.filter((word) => !kept.includes(word) && !structure.includes(word));
  hits.words = { right: all.length - lost.length, of: all.length };
  if (lost.length > 0) missed.push(`${truth.file} words: ${lost.join(' ')}`);
  return { hits, missed };
}

/** What the documents of the corpus say. */
export const readTruth = (): Truth[] =>
  z.parse(truthSchema, JSON.parse(readFileSync(`${CORPUS}/truth.json`, 'utf8')));

/**
 * Exact-match recall of the reader on the corpus, by field, for the part it was tuned on and the part held out.
 * @param tell is told each miss of the tuned part
 */
export async function resumeRecall(tell?: (miss: string) => void) {
  const corpus = readTruth();
  const sums = { tuned: noHits(), heldOut: noHits() };
  const whole = { tuned: 0, heldOut: 0 };
  for (const truth of corpus) {
    const { hits, missed } = await check(truth);
    const part = truth.heldOut ? 'heldOut' : 'tuned';
    const sum = sums[part];
    if (hits.words.right === hits.words.of) whole[part] += 1;
    for (const name of FIELDS) {
      sum[name].right += hits[name].right;
      sum[name].of += hits[name].of;
    }
    if (!truth.heldOut) missed.forEach((miss) => void tell?.(miss));
  }
  const figures = (part: keyof typeof sums) => ({
    documents: corpus.filter(({ heldOut }) => heldOut === (part === 'heldOut')).length,
    nothingLost: whole[part],
    recall: Object.fromEntries(
      FIELDS.map((name) => [name, Number((sums[part][name].right / sums[part][name].of).toFixed(3))]),
    ),
  });
  return {
    makers: [...new Set(corpus.map(({ maker }) => maker))],
    tuned: figures('tuned'),
    heldOut: figures('heldOut'),
  };
}

if (import.meta.main) console.log(JSON.stringify(await resumeRecall((miss) => console.error(miss)), null, 2));
