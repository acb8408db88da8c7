import { writeFileSync } from 'node:fs';
import { makeOffice } from './office.ts';
import { makeOwn } from './own.ts';
import { makePdfKit } from './pdfkit.ts';
import { makePlaced } from './placed.ts';
import { type Planned, plan } from './plan.ts';
import { makePrinted } from './printed.ts';
import { makeShapes, shapeTruth } from './shapes.ts';
import { makeStrangers, strangerTruth } from './strangers.ts';
import { makeGroff, makeLatex } from './typeset.ts';

type Make = (documents: Planned[], folder: string) => Promise<void> | void;

const MAKERS: Record<Planned['maker'], Make> = {
  chromium: makePrinted,
  pdfkit: makePdfKit,
  reportlab: makePlaced,
  fpdf2: makePlaced,
  dryrun: makeOwn,
  latex: makeLatex,
  libreoffice: makeOffice,
  groff: makeGroff,
};

/** The files with strangers' shapes are made together, by several programs. */
const SHAPES = 'shapes';
/** Pages of their own, each written by hand. */
const STRANGERS = 'strangers';

/** Arrangements that leave out where a school is. */
const NO_PLACES = /-[EF]$/;

const truthOf = ({ file, maker, layout, person, heldOut }: Planned) => ({
  file,
  maker,
  layout,
  heldOut,
  name: person.name,
  email: person.email,
  phone: person.phone,
  location: person.location,
  headings: [person.heads.summary, person.heads.contact],
  jobs: person.jobs.map(({ bullets: _, ...job }) => job),
  schools: person.schools.map((school) => (NO_PLACES.test(layout) ? { ...school, place: '' } : school)),
});

/**
 * `node bench/resume-corpus/make/make.ts FOLDER [MAKER…]`: writes `truth.json` and the files of the named makers
 * (all without a name) into a folder.
 */
const [folder, ...named] = process.argv.slice(2);
if (!folder || named.some((name) => !(name in MAKERS) && name !== SHAPES && name !== STRANGERS)) {
  console.error(`usage: make.ts FOLDER [${[...Object.keys(MAKERS), SHAPES, STRANGERS].join('|')}]…`);
  process.exit(2);
}
writeFileSync(
  `${folder}/truth.json`,
  `${JSON.stringify([...plan.map(truthOf), ...shapeTruth(), ...strangerTruth()], null, 2)}\n`,
);
for (const [maker, make] of Object.entries(MAKERS)) {
  if (named.length > 0 && !named.includes(maker)) continue;
  const documents = plan.filter((one) => one.maker === maker);
  await make(documents, folder);
  console.error(`${maker}: ${documents.length}`);
}
if (named.length === 0 || named.includes(SHAPES)) await makeShapes(folder);
if (named.length === 0 || named.includes(STRANGERS)) await makeStrangers(folder);
