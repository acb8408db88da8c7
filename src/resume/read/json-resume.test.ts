import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame, pruned } from '../json/values.ts';
import { toJsonResume } from '../write/json-resume.ts';
import { fromJsonResume, jsonResumeNotes } from './json-resume.ts';
import { validateJsonResume } from './validate-json-resume.ts';

/** What goes out for a file that came in, without what every export says about itself. */
function roundTrip(found: unknown): Record<string, unknown> {
  const { meta, $schema: _, ...rest } = JSON.parse(JSON.stringify(toJsonResume(fromJsonResume(found))));
  const { 'x-template': _template, 'x-order': _order, ...kept } = meta;
  return Object.keys(kept).length > 0 ? { ...rest, meta: kept } : rest;
}

const word = fc.constantFrom(
  'Acme',
  'MP4, H.264',
  'São Paulo',
  '4.0',
  'a\nb',
  ' spaced ',
  'https://example.com/x',
);
const date = fc.constantFrom('2013', '2013-12', '2013-12-01');
const url = fc.constantFrom('https://example.com', 'http://example.org/a?b=c');
const words = fc.array(word, { maxLength: 3 });
const some = <T extends Record<string, fc.Arbitrary<unknown>>>(fields: T) =>
  fc.record(fields, { requiredKeys: [] });
const list = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.array(some(fields), { maxLength: 3 });
const period = { startDate: date, endDate: date };

/** Any JSON Resume file, as far as the schema names its parts. */
const file = some({
  basics: some({
    name: word,
    label: word,
    image: url,
    email: fc.constant('ada@example.com'),
    phone: word,
    url,
    summary: word,
    location: some({ address: word, postalCode: word, city: word, countryCode: word, region: word }),
    profiles: list({
      network: fc.constantFrom('Twitter', 'LinkedIn', 'GitHub', 'SoundCloud'),
      username: word,
      url,
    }),
  }),
  work: list({
    name: word,
    location: word,
    description: word,
    position: word,
    url,
    ...period,
    summary: word,
    highlights: words,
  }),
  volunteer: list({ organization: word, position: word, url, ...period, summary: word, highlights: words }),
  education: list({
    institution: word,
    url,
    area: word,
    studyType: word,
    ...period,
    score: word,
    courses: words,
  }),
  awards: list({ title: word, date, awarder: word, summary: word }),
  certificates: list({ name: word, date, url, issuer: word }),
  publications: list({ name: word, publisher: word, releaseDate: date, url, summary: word }),
  skills: list({ name: word, level: word, keywords: words }),
  languages: list({ language: word, fluency: word }),
  interests: list({ name: word, keywords: words }),
  references: list({ name: word, reference: word }),
  projects: list({
    name: word,
    description: word,
    highlights: words,
    keywords: words,
    ...period,
    url,
    roles: words,
    entity: word,
    type: word,
  }),
  meta: some({ canonical: url, version: word }),
  pets: words,
});

/** Lists without entries say nothing. */
const told = (found: unknown) =>
  pruned(Object.fromEntries(Object.entries(pruned(found) as object).filter(([, part]) => !isSame(part, []))));

describe('a JSON Resume file', () => {
  it('goes out as it came in', () => {
    fc.assert(
      fc.property(file, (found) => {
        const out = roundTrip(found);
        expect(told(out)).toEqual(told(found));
        expect(validateJsonResume(out)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('changes only where the resume was changed', () => {
    const content = fromJsonResume({
      work: [
        {
          name: 'Acme',
          position: 'Dev',
          startDate: '2020-01-15',
          url: 'https://acme.example',
          summary: 'Did',
        },
      ],
      education: [{ institution: 'MIT', studyType: 'BSc', area: 'Physics', score: '4.0', courses: ['QM'] }],
    });
    const [work] = content.sections[0]?.items ?? [];
    if (work) work.subtitle = 'Engineer';
    expect(toJsonResume(content)).toMatchObject({
      work: [
        {
          name: 'Acme',
          position: 'Engineer',
          startDate: '2020-01-15',
          url: 'https://acme.example',
          summary: 'Did',
        },
      ],
      education: [{ institution: 'MIT', studyType: 'BSc', area: 'Physics', score: '4.0', courses: ['QM'] }],
    });
  });

  it('has its dates as people write them', () => {
    const [work, awards] = fromJsonResume({
      work: [
        { name: 'Acme', startDate: '2013-12-01', endDate: '2014-12' },
        { name: 'Globex', startDate: '2010' },
      ],
      awards: [{ title: 'Best', date: '2014-11-01' }],
    }).sections;
    expect(work?.items).toMatchObject([
      { start: 'Dec 2013', end: 'Dec 2014' },
      { start: '2010', end: 'Present' },
    ]);
    expect(awards?.items).toMatchObject([{ end: 'Nov 2014' }]);
  });
});

describe('a JSON Resume file with odd values', () => {
  const found = {
    basics: {
      name: 'Richard Hendriks Jr',
      url: '',
      email: null,
      image: 'me.png',
      profiles: [{ network: 'Twitter', username: 'neutral', url: '' }, null],
    },
    work: [
      { name: 'Acme', startDate: 'Jan 2020', endDate: '', highlights: 'Built it', url: 'acme' },
      null,
      'Globex',
      { name: 7, position: 'Dev', startDate: 2019 },
    ],
    skills: ['Go', { name: 'Web', keywords: null, level: 3 }],
    education: 'none',
    interests: { name: 'Chess' },
    pets: 'cat',
  };
  const content = fromJsonResume(found);

  it('gives everything that can be read', () => {
    expect(content.personalInfo).toMatchObject({
      firstName: 'Richard',
      lastName: 'Hendriks Jr',
      website: '',
    });
    expect(content.sections.map(({ title }) => title)).toEqual(['Work Experience', 'Skills', 'Interests']);
    expect(content.sections[0]?.items).toMatchObject([
      { title: 'Acme', start: 'Jan 2020', end: 'Present', text: 'Built it\nacme' },
      { title: 'Globex' },
      { title: '7', subtitle: 'Dev', start: '2019', end: 'Present' },
    ]);
    expect(content.sections[1]?.items).toMatchObject([{ title: 'Go' }, { title: 'Web (3)' }]);
  });

  it('has each of them listed with its place, and none that is only empty', () => {
    expect(jsonResumeNotes(found, content)).toEqual([
      'work[0].url must be a web address such as https://example.com. Imported as written: “acme”.',
      'work[0].startDate must be a date such as 2026-11-22, 2026-11 or 2026. Imported as written: “Jan 2020”.',
      'work[0].highlights must be a list, not a string. Imported as written: “Built it”.',
      'work[2] must be an object, not a string. Imported as written: “Globex”.',
      'work[3].name must be a string, not a number. Imported as written: “7”.',
      'work[3].startDate must be a string, not a number. Imported as written: “2019”.',
      'education must be a list, not a string. Skipped.',
      'skills[0] must be an object, not a string. Imported as written: “Go”.',
      'skills[1].level must be a string, not a number. Imported as written: “3”.',
      'interests must be a list, not an object. Skipped.',
      'Not shown here, but kept for the JSON Resume export: the picture (basics.image), the Twitter profile, “pets”.',
    ]);
  });

  it('goes out valid, with what was read', () => {
    const out = roundTrip(found);
    expect(validateJsonResume(out)).toEqual([]);
    expect(fromJsonResume(out).sections.map(({ items }) => items.map(({ title }) => title))).toEqual(
      content.sections.map(({ items }) => items.map(({ title }) => title)),
    );
    expect(JSON.stringify(out)).toContain('cat');
  });

  it.each([null, [], 'x', 4, {}, { basics: [], work: 5, meta: 'x' }])('never fails: %j', (odd) => {
    expect(() => toJsonResume(fromJsonResume(odd))).not.toThrow();
    expect(() => jsonResumeNotes(odd, fromJsonResume(odd))).not.toThrow();
  });
});
