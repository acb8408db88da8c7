import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPdfText } from '#resume/pdf/text.ts';
import { CORPUS, readTruth, resumeRecall } from './resume-recall.ts';

const AIMS = {
  name: 0.99,
  email: 0.99,
  phone: 0.99,
  location: 0.95,
  places: 0.9,
  dates: 0.95,
  jobTitle: 0.9,
  company: 0.9,
  school: 0.95,
  degree: 0.95,
  wholeJobs: 0.85,
  words: 1,
};

it('reads the corpus as well as it should, also the part that it was not tuned on', {
  timeout: 120_000,
}, async () => {
  const { makers, tuned, heldOut } = await resumeRecall();
  expect(makers.length).toBeGreaterThanOrEqual(5);
  expect(tuned.documents + heldOut.documents).toBeGreaterThanOrEqual(40);
  expect(heldOut.documents).toBeGreaterThanOrEqual((tuned.documents + heldOut.documents) / 4);
  for (const part of [tuned, heldOut]) {
    expect(part.nothingLost).toBe(part.documents);
    for (const [name, aim] of Object.entries(AIMS))
      expect(part.recall[name], name).toBeGreaterThanOrEqual(aim);
  }
});

it('takes nothing for true that its document does not say', { timeout: 120_000 }, async () => {
  const glued = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '');
  for (const { file, name, email, phone, location, jobs, schools } of readTruth()) {
    const { pages } = await readPdfText(new Uint8Array(readFileSync(`${CORPUS}/${file}`)));
    const said = glued(pages.flatMap(({ items }) => items.map(({ text }) => text)).join(' '));
    const values = [
      name,
      email,
      phone,
      location,
      ...[...jobs, ...schools].flatMap((one) => Object.values(one)),
    ];
    const words = values.flatMap((value) => value.split(' ')).map(glued);
    expect(
      words.filter((word) => !said.includes(word)),
      file,
    ).toEqual([]);
  }
});
