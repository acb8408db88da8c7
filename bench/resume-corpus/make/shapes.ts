import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../../scripts/chromium.ts';
import type { ShapePerson } from './person.ts';
import { docsHtml, formHtml, railHtml } from './shape-html.ts';

const people = JSON.parse(
  readFileSync(new URL('shape-people.json', import.meta.url), 'utf8'),
) as ShapePerson[];

/** A third of the people: none of their files is looked at while the reader is tuned. */
const HELD_OUT = ['achebe', 'dubois', 'okonkwo'];

/** One way of setting a resume, by one program. */
interface Hand {
  id: string;
  maker: string;
  layout: string;
  /** Headings that become fields instead of sections, and labels before values. */
  headings: string[];
  /** Whether schools say where they are, jobs always do. */
  make: (documents: { path: string; person: ShapePerson }[]) => Promise<void> | void;
}

type Documents = { path: string; person: ShapePerson }[];

async function print(documents: Documents, html: (p: ShapePerson) => string): Promise<void> {
  const browser = await chromium.launch(CHROMIUM);
  const page = await browser.newPage();
  for (const { path, person } of documents) {
    await page.setContent(html(person));
    await page.pdf({ path, preferCSSPageSize: true });
  }
  await browser.close();
}

/** The Python in `PYTHON` has WeasyPrint, typst, ReportLab and fpdf2. */
function python(hand: string, documents: Documents, html?: (p: ShapePerson) => string): void {
  const file = join(mkdtempSync(join(tmpdir(), 'resume-')), 'people.json');
  writeFileSync(file, JSON.stringify(documents.map((one) => ({ ...one, html: html?.(one.person) ?? '' }))));
  execFileSync(process.env.PYTHON ?? 'python3', [`${import.meta.dirname}/shapes.py`, hand, file], {
    stdio: 'inherit',
  });
}

const HANDS: Hand[] = [
  {
    id: 'docs',
    maker: 'chromium',
    layout: 'own headings, drawn bullets, degree and date on one line',
    headings: ['Who I Am'],
    make: (documents) => print(documents, docsHtml),
  },
  {
    id: 'rail',
    maker: 'weasyprint',
    layout: 'headings in a rail, tagline above the name',
    headings: ['Profile'],
    make: (documents) => python('html', documents, railHtml),
  },
  {
    id: 'form',
    maker: 'chromium',
    layout: 'labels in cells, dates in a left column',
    headings: [
      'Curriculum Vitae',
      'Personal Information',
      'Name',
      'Address',
      'Telephone',
      'E-mail',
      'Website',
    ],
    make: (documents) => print(documents, formHtml),
  },
  {
    id: 'typst',
    maker: 'typst',
    layout: 'soft hyphens, dates side by side',
    headings: ['Summary'],
    make: (documents) => python('typst', documents),
  },
  {
    id: 'plain',
    maker: 'reportlab',
    layout: 'no heading for the career, unmarked bullets, name on two lines',
    headings: [],
    make: (documents) => python('plain', documents),
  },
  {
    id: 'dates',
    maker: 'fpdf2',
    layout: 'each entry below a line of dates, labels before the contacts',
    headings: ['Objective', 'Phone', 'Email', 'Address'],
    make: (documents) => python('dates', documents),
  },
];

const fileOf = (hand: Hand, person: ShapePerson): string => `shape-${hand.id}-${person.id}.pdf`;

/** What the documents of these shapes say. */
export const shapeTruth = () =>
  HANDS.flatMap((hand) =>
    people.map((person) => ({
      file: fileOf(hand, person),
      maker: hand.maker,
      layout: hand.layout,
      heldOut: HELD_OUT.includes(person.id),
      name: person.name,
      email: person.email,
      phone: person.phone,
      location: person.location,
      headings: hand.headings,
      jobs: person.jobs.map(({ bullets: _, ...job }) => job),
      schools: person.schools,
    })),
  );

/** Makes them. */
export async function makeShapes(folder: string): Promise<void> {
  for (const hand of HANDS)
    await hand.make(people.map((person) => ({ path: `${folder}/${fileOf(hand, person)}`, person })));
}
