import './mock-fonts.ts';
import { execFileSync, spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createItem, createSection, emptyContent } from '#resume/create.ts';
import type { ResumeContent } from '#resume/model.ts';
import { type OutlineSection, outlineOf } from '#resume/outline.ts';
import { readPdfText } from '#resume/pdf/text.ts';
import { readPdf } from '#resume/read/read-pdf.ts';
import { readToContent } from '#resume/read/result.ts';
import type { SectionKind } from '#resume/section-kinds.ts';
import type { ResumeTemplate } from '#resume/templates/template.ts';
import { TEMPLATES, type TemplateId } from '#resume/templates/templates.ts';
import { arbitraryResume } from '#resume/testing/arbitrary-resume.ts';
import { documentOf } from '../document-of.tsx';
import { renderPdf } from '../tagged/render-pdf.ts';
import { structureOf } from './structure.ts';

/** Others each time; a failure prints its seed, and `ROUND_TRIP_SEED` repeats it. `npm run test:all` takes 200. */
const RUNS = Number(process.env.ROUND_TRIPS ?? 40);
const SEED = process.env.ROUND_TRIP_SEED;
const PDFTOTEXT = spawnSync('pdftotext', ['-v']).error === undefined;

/** Every field as it is printed: what a reader could at best give back. Of a photo there is no text. */
const printed = (content: ResumeContent) => ({
  ...outlineOf(content),
  photo: undefined,
  sections: byColumn(content.sections, content.template).map(({ kind, title, items }) => ({
    kind,
    // Some templates set headings in capitals.
    title: title.toUpperCase(),
    items: items.map(({ id: _, ...item }) => item),
  })),
});

/** A generated resume set in a template, as a PDF. */
async function pdfOf(content: ResumeContent): Promise<Uint8Array> {
  const { document, unset } = await documentOf({ kind: 'resume', content });
  expect(unset).toEqual([]);
  return (await renderPdf(document)).bytes;
}

/** The main column of a page, then the other one. */
function byColumn<T extends { kind: SectionKind }>(sections: readonly T[], template: TemplateId): T[] {
  const kinds = (TEMPLATES[template] as ResumeTemplate).side?.kinds ?? [];
  const isBeside = ({ kind }: T) => kinds.includes(kind);
  return [...sections.filter((section) => !isBeside(section)), ...sections.filter(isBeside)];
}

interface Columns {
  main: string;
  beside: string;
}

/** The letters and digits of each column of a resume in the order in which they are to be read. */
function columnsOf(content: ResumeContent): Columns {
  const { firstName, lastName, headline, contacts, summary, sections, headings } = outlineOf(content);
  const { head, side } = TEMPLATES[content.template] as ResumeTemplate;
  const order = head.flatMap(({ left, right }) => [...left, ...right]);
  const narrow = ['title', 'subtitle', 'dates', 'location'] as const;
  const isBeside = ({ kind }: OutlineSection) => side?.kinds.includes(kind) ?? false;
  const sectionText = (section: OutlineSection) => [
    section.title,
    ...section.entries.flatMap((entry) => [
      ...(isBeside(section) ? narrow : order).map((field) => entry[field]),
      ...entry.lines,
    ]),
  ];
  const reached = contacts.map(({ text }) => text);
  const main = [
    firstName,
    lastName,
    headline,
    ...(side?.contacts ? [] : reached),
    ...(summary.length > 0 ? [headings.summary, ...summary] : []),
    ...sections.filter((section) => !isBeside(section)).flatMap(sectionText),
  ];
  const beside = [
    ...(side?.contacts ? [headings.contact, ...reached] : []),
    ...sections.filter(isBeside).flatMap(sectionText),
  ];
  return { main: letters(main.join(' ')), beside: letters(beside.join(' ')) };
}

/**
 * Whether pages give both columns from beginning to end. A file is read page by page, and each page has its part of the
 * main column before its part of the other one.
 */
function holdsColumns(pages: readonly string[], { main, beside }: Columns): boolean {
  const [page, ...rest] = pages;
  if (page === undefined) return main === '' && beside === '';
  for (let ofMain = 0; ofMain <= page.length && main.startsWith(page.slice(0, ofMain)); ofMain += 1) {
    const ofBeside = page.slice(ofMain);
    const left = { main: main.slice(ofMain), beside: beside.slice(ofBeside.length) };
    if (beside.startsWith(ofBeside) && holdsColumns(rest, left)) return true;
  }
  return false;
}

/** The text of a page without its number, which every page has if there are several. */
function withoutNumber(page: string, number: string): string {
  const text = page.trimEnd();
  if (number === '1 / 1') return text;
  expect(text.slice(-number.length)).toBe(number);
  return text.slice(0, -number.length);
}

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toUpperCase();

const check = (template: TemplateId, runs: number, holds: (content: ResumeContent) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(arbitraryResume, (content) => holds({ ...content, template })),
    {
      numRuns: runs,
      ...(SEED && { seed: Number(SEED) }),
      endOnFailure: process.env.ROUND_TRIP_SHRINK === undefined,
    },
  );

/** The tests of one template; each is a file of its own, so that they run side by side. */
export function roundTripOf(template: TemplateId, runs = RUNS): void {
  it(`reads ${runs} resumes back from our PDF, equal in every field`, { timeout: 600_000 }, () =>
    check(template, runs, async (content) => {
      const answer = await readPdf(await pdfOf(content));
      if (!answer.ok) throw new Error(answer.problem);
      const back = { ...readToContent(answer.read), template };
      expect(back.personalInfo).toEqual(content.personalInfo);
      expect(printed(back)).toEqual(printed(content));
    }),
  );

  // A Debian package (poppler-utils), which scripts/ensure.mjs installs where it can.
  it.skipIf(!PDFTOTEXT)('is read in order by pdftotext', { timeout: 600_000 }, () =>
    check(template, Math.ceil(runs / 10), async (content) => {
      const text = execFileSync('pdftotext', ['-raw', '-', '-'], {
        input: await pdfOf(content),
        encoding: 'utf8',
      });
      const sheets = text.split('\f').slice(0, -1);
      const pages = sheets.map((page, at) => letters(withoutNumber(page, `${at + 1} / ${sheets.length}`)));
      const { main, beside } = columnsOf(content);
      // The comparison of all of it says what is not in its place.
      if (!holdsColumns(pages, { main, beside })) expect(pages.join('')).toBe(main + beside);
    }),
  );

  it('has each font file once, whatever scripts alternate in it', async () => {
    const text = Array(4).fill('Вёл команду Αθήνα').join('\n');
    const content = { ...longResume(template, 0), sections: [createSection('work', [createItem({ text })])] };
    const file = Buffer.from(await pdfOf(content)).toString('latin1');
    const fonts = [...file.matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g)].map(([, name]) => name);
    expect(fonts.length).toBeGreaterThan(2);
    expect(new Set(fonts).size).toBe(fonts.length);
  });

  it('says what each text is: headings, lists and links, and leaves none outside', async () => {
    const { tagged, outside } = await structureOf(await pdfOf(longResume(template, 3)));
    const of = (role: string) => tagged.filter((one) => one.role === role);
    expect(outside).toBe('');
    expect(of('H1').map(({ text }) => text)).toEqual(['Ada']);
    const headings = of('H2').map(({ text }) => text.toUpperCase());
    expect(headings.filter((text) => text !== 'CONTACT')).toEqual(['SUMMARY', 'WORK EXPERIENCE']);
    expect(of('H3')).toHaveLength(24);
    expect(of('LBody').filter(({ text }) => /^(?:One|Two|Three)$/.test(text))).toHaveLength(72);
    expect(of('Link')).toEqual([
      { role: 'Link', text: 'ada@example.com', links: 1 },
      { role: 'Link', text: 'github.com/ada', links: 1 },
    ]);
  });

  it('keeps the head of an entry with its text at the end of a page, no bullet alone at the top of one, and links', {
    timeout: 120_000,
  }, async () => {
    for (let shift = 0; shift < 8; shift += 1) {
      const { pages, links } = await readPdfText(await pdfOf(longResume(template, shift)));
      expect(pages.length).toBeGreaterThan(1);
      // A page begins with an entry, or with two of its three bullets.
      for (const { items } of pages.slice(1))
        expect(items.find(({ text }) => /\p{L}/u.test(text))?.text.trim()).toMatch(/^(?:Company|Two)/);
      const last = pages.map(({ items }) => items.filter(({ text }) => text.trim()).at(-1));
      expect(
        last.filter((item) => item?.bold || item?.italic || /^\d{4} – \d{4}$/.test(item?.text ?? '')),
      ).toEqual([]);
      expect(links).toEqual(expect.arrayContaining(['mailto:ada@example.com', 'https://github.com/ada']));
    }
  });
}

/** A career over several pages. @param shift lines of summary, which move every page break */
function longResume(template: TemplateId, shift: number): ResumeContent {
  const entry = (at: number) =>
    createItem({
      title: `Company ${at}`,
      subtitle: 'Engineer',
      start: '2019',
      end: '2021',
      text: 'One\nTwo\nThree',
    });
  const empty = emptyContent();
  return {
    ...empty,
    template,
    personalInfo: {
      ...empty.personalInfo,
      firstName: 'Ada',
      email: 'ada@example.com',
      github: 'github.com/ada',
      summary: Array(shift).fill('A line of the summary.').join('\n'),
    },
    sections: [
      createSection(
        'work',
        Array.from({ length: 24 }, (_, at) => entry(at)),
      ),
    ],
  };
}
