import { describe, expect, it } from 'vitest';
import { atsReport } from './ats.ts';
import { createItem, createSection } from './create.ts';
import { exampleContent } from './example.ts';
import type { ResumeContent } from './model.ts';
import { readOf } from './read/files/build.ts';
import { PHOTO } from './testing/arbitrary-resume.ts';

/** The sentences about a resume whose PDF is read as another one. */
const report = (content: ResumeContent, read: ResumeContent = content) =>
  atsReport(content, readOf(read, []));
const faults = (...contents: Parameters<typeof report>) =>
  report(...contents)
    .filter(({ ok }) => !ok)
    .map(({ text }) => text);

const { personalInfo } = exampleContent;
const changed = (sections: ResumeContent['sections']): ResumeContent => ({ ...exampleContent, sections });
const [work, ...others] = exampleContent.sections;
const jobs = work?.items ?? [];

describe('what a parser gets', () => {
  it('is all there for a resume that is read as it was written', () => {
    expect(report({ ...exampleContent, headline: '' }).map(({ text }) => text)).toEqual([
      'All text was extracted.',
      'It reads your name as Robin Example.',
      'It finds your email address, phone number, location, LinkedIn profile, and GitHub profile.',
      'Under Work Experience, it finds 2 positions, each with its own fields.',
      'Under Education, it finds 1 school, each with its own fields.',
      'Under Projects, it finds 1 project, each with its own fields.',
      'Under Skills, it finds 8 skills.',
      'The text is one column, in the order you see.',
    ]);
  });

  it('misses no heading that is printed in another language', () => {
    const summary = 'Ich baue Systeme für Rechnungen und leite ein Team, das die Daten von Kunden pflegt.';
    const job = createItem({ title: 'Nordwind', subtitle: 'Entwicklerin', start: '2019', end: '2021' });
    const german = changed([createSection('work', [job], 'Berufserfahrung')]);
    expect(faults({ ...german, headline: '', personalInfo: { ...personalInfo, summary } })).toEqual([]);
  });

  it('names what is lost or wrong', () => {
    const read: ResumeContent = {
      ...exampleContent,
      personalInfo: { ...personalInfo, mobile: '', lastName: 'Sample' },
      sections: [
        createSection(
          'work',
          jobs.map((job) => ({ ...job, end: '2030' })),
        ),
        ...others.slice(0, -1),
      ],
    };
    expect(faults({ ...exampleContent, headline: '' }, read)).toEqual([
      expect.stringMatching(/^Not extracted: .*555/),
      'It reads your name as Robin Sample, not Robin Example.',
      'It doesn’t find your phone number.',
      'For Example Systems, it gets the dates wrong.',
      'For Sample & Co, it gets the dates wrong.',
      'It doesn’t find the section Skills.',
    ]);
    expect(faults(exampleContent, changed([createSection('work', jobs.slice(1)), ...others]))).toContain(
      'Under Work Experience, it finds 1 position of 2.',
    );
  });

  it('says what a portal will ask for and the resume lacks', () => {
    const content = {
      ...changed([createSection('work', [createItem({ title: 'Acme', subtitle: 'Engineer' })])]),
      headline: '',
      personalInfo: { ...personalInfo, email: '' },
    };
    expect(faults(content)).toEqual([
      'There’s no email address. Recruiters can’t answer you.',
      'Acme has no dates. Many application forms ask for them.',
    ]);
  });

  it('explains columns and drawings', () => {
    const texts = report({
      ...exampleContent,
      template: 'sidebar',
      design: { icons: true, levels: true },
      photo: { image: PHOTO, shape: 'round', shown: true },
    }).map(({ text }) => text);
    expect(texts.at(-1)).toBe('It skips the photo, icons, and dots, which hold no text.');
    expect(texts.at(-2)).toMatch(/^The file gives the wide column before the narrow one\./);
  });
});
