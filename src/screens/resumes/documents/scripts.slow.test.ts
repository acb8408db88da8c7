import './testing/mock-fonts.ts';
import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { outlineOf, textOf } from '#resume/outline.ts';
import { readPdf } from '#resume/read/read-pdf.ts';
import { readToContent } from '#resume/read/result.ts';
import { isRightToLeft } from '#resume/scripts.ts';
import { TEMPLATE_IDS, type TemplateId } from '#resume/templates/templates.ts';
import { documentOf } from './document-of.tsx';
import { renderPdf } from './tagged/render-pdf.ts';
import { SAMPLES, sampleResume } from './testing/script-samples.ts';

const PDFTOTEXT = spawnSync('pdftotext', ['-v']).error === undefined;

async function pdfOf(language: string, template: TemplateId): Promise<Uint8Array> {
  const content = { ...resumeIn(language), template };
  const { document, unset } = await documentOf({ kind: 'resume', content });
  expect(unset).toEqual([]);
  return (await renderPdf(document)).bytes;
}

const resumeIn = (language: string) => {
  const sample = SAMPLES[language];
  if (!sample) throw new Error(`no sample in ${language}`);
  return sampleResume(sample);
};

/** Letters, digits and marks without what is only spacing, or a sign of the direction. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .toUpperCase();

/** A line of Thai may end at a space, which nothing then tells from the end of a word. */
const withoutSpaces = (lines: readonly string[]): string[] =>
  lines.map((line) => (/\p{Script=Thai}/u.test(line) ? line.replaceAll(' ', '') : line));

/** A resume as fields, without what differs each time. */
const fieldsOf = (content: Parameters<typeof outlineOf>[0]) => {
  const { firstName, lastName, headline, summary, sections, contacts } = outlineOf(content);
  return {
    firstName,
    lastName,
    headline,
    contacts,
    summary: withoutSpaces(summary),
    sections: sections.map(({ title, entries }) => ({
      title: title.toUpperCase(),
      entries: entries.map(({ id: _, ...entry }) => ({ ...entry, lines: withoutSpaces(entry.lines) })),
    })),
  };
};

const LANGUAGES = Object.keys(SAMPLES);

describe.each(TEMPLATE_IDS)('%s', (template) => {
  it.each(LANGUAGES)('prints %s and reads it back, equal in every field', async (language) => {
    const pdf = await pdfOf(language, template);
    const header = Buffer.from(pdf).toString('latin1');
    expect(header).toContain(`/Lang (${language})`);
    const answer = await readPdf(pdf);
    if (!answer.ok) throw new Error(answer.problem);
    expect(fieldsOf({ ...readToContent(answer.read), template })).toEqual(fieldsOf(resumeIn(language)));
  });

  it.skipIf(!PDFTOTEXT).each(LANGUAGES)('gives pdftotext %s in the order of reading', async (language) => {
    const content = resumeIn(language);
    const input = await pdfOf(language, template);
    const found = plain(execFileSync('pdftotext', ['-', '-'], { input, encoding: 'utf8' }));
    const { firstName, lastName, headline, summary, sections } = outlineOf(content);
    const wanted = [
      firstName,
      lastName,
      headline,
      ...summary,
      ...sections.flatMap(({ title, entries }) => [
        title,
        ...entries.flatMap((entry) => [entry.title, entry.subtitle, entry.location, ...entry.lines]),
      ]),
    ];
    expect(wanted.filter((text) => !found.includes(plain(text)))).toEqual([]);
    expect(isRightToLeft(textOf(outlineOf(content)))).toBe(['ar', 'he'].includes(language));
  });
});
