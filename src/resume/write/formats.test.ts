import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResumeContent } from '../model.ts';
import { linesOf } from '../outline.ts';
import { fromJsonResume } from '../read/json-resume.ts';
import { validateJsonResume } from '../read/validate-json-resume.ts';
import { arbitraryResume } from '../testing/arbitrary-resume.ts';
import { resumeDocx } from './docx.ts';
import { toJsonResume } from './json-resume.ts';
import { toMarkdown } from './markdown.ts';
import { toPlainText } from './plain-text.ts';

const withoutIds = (content: ResumeContent) => ({
  ...content,
  sections: content.sections.map(({ id: _, items, ...section }) => ({
    ...section,
    items: items.map(({ id: _id, ...item }) => item),
  })),
});

const everyText = ({ personalInfo, sections }: ResumeContent): string[] => [
  ...Object.values(personalInfo).flatMap(linesOf),
  ...sections.flatMap(({ items }) =>
    items.flatMap(({ id: _, extra: _extra, text, ...fields }) => [
      ...Object.values(fields).filter(Boolean),
      ...linesOf(text),
    ]),
  ),
];

describe('JSON Resume', () => {
  it('is valid by the published schema and leads back to the same resume', () => {
    fc.assert(
      fc.property(arbitraryResume, (content) => {
        const written = JSON.parse(JSON.stringify(toJsonResume(content)));
        expect(validateJsonResume(written)).toEqual([]);
        expect(withoutIds(fromJsonResume(written))).toEqual(withoutIds(content));
      }),
      { numRuns: 60 },
    );
  });

  it('of others is read with all its lists', () => {
    const content = fromJsonResume({
      basics: {
        name: 'Ada Mary Example',
        label: 'Engineer',
        location: { city: 'Berlin', countryCode: 'DE' },
      },
      work: [{ name: 'Acme', position: 'Dev', startDate: '2020-01', summary: 'Did', highlights: ['a', 'b'] }],
      volunteer: [{ organization: 'Club', position: 'Mentor' }],
      publications: [{ name: 'Paper', publisher: 'Press', releaseDate: '2019' }],
      interests: [{ name: 'Chess', keywords: ['blitz'] }],
    });
    expect(content.headline).toBe('Engineer');
    expect(content.personalInfo).toMatchObject({
      firstName: 'Ada Mary',
      lastName: 'Example',
      location: 'Berlin, DE',
    });
    expect(content.sections.map(({ title }) => title)).toEqual([
      'Work Experience',
      'Volunteering',
      'Publications',
      'Interests',
    ]);
    expect(content.sections[0]?.items[0]).toMatchObject({
      start: 'Jan 2020',
      end: 'Present',
      text: 'Did\na\nb',
    });
  });

  it.each<[unknown, string]>([
    [
      { work: [{ startDate: 'yesterday' }] },
      '/work/0/startDate: must be a date such as 2026-11-22, 2026-11 or 2026',
    ],
    [{ basics: 'x' }, '/basics: must be an object, not a string'],
    [{ basics: { email: 'ada' } }, '/basics/email: must be an e-mail address'],
    [
      { basics: { profiles: [{ url: 'no address' }] } },
      '/basics/profiles/0/url: must be a web address such as https://example.com',
    ],
    [{ skills: [{ keywords: ['Go', 1] }] }, '/skills/0/keywords/1: must be a string, not a number'],
    [{ education: [null] }, '/education/0: must be an object, not null'],
    [{ meta: { version: true } }, '/meta/version: must be a string, not a boolean'],
    [[], '/: must be an object, not a list'],
  ])('that does not fit is told where and why: %j', (found, problem) => {
    expect(validateJsonResume(found)).toEqual([problem]);
  });

  it('may hold less and more than the schema names', () => {
    expect(validateJsonResume({})).toEqual([]);
    expect(validateJsonResume({ work: [{ 'x-section': 4 }], pets: 'cat' })).toEqual([]);
  });
});

describe('text formats', () => {
  it('hold every word', () => {
    fc.assert(
      fc.property(arbitraryResume, (content) => {
        const text = toPlainText(content);
        const markdown = toMarkdown(content).replace(/\\(.)/g, '$1');
        for (const part of everyText(content)) {
          expect(text).toContain(part);
          expect(markdown).toContain(part);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a Word document is a zip archive', async () => {
    const [content] = fc.sample(arbitraryResume, 1);
    if (!content) throw new Error('no sample');
    const bytes = new Uint8Array(await (await resumeDocx(content)).arrayBuffer());
    expect(String.fromCharCode(...bytes.subarray(0, 2))).toBe('PK');
  });
});
