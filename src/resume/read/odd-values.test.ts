import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encode } from '../testing/read-named.ts';
import { readFile } from './read-file.ts';
import { fieldsOf } from './result.ts';

/** What tools and hands leave where a text, a list or an object should be. */
const ODD = [
  null,
  '',
  0,
  7.5,
  true,
  [],
  [null],
  {},
  { a: 1 },
  'not a date',
  '2020-13-45',
  ['x', 3],
  -1,
  ' \u0000 ',
];
const odd = fc.constantFrom<unknown>(...ODD);

type Json = null | string | number | boolean | Json[] | { [name: string]: Json };

/** The value with the leaf or branch that a walk ends at replaced; an empty walk replaces nothing. */
function replaced(value: Json, walk: readonly number[], by: unknown): Json {
  const [step, ...rest] = walk;
  if (step === undefined || typeof value !== 'object' || value === null) return by as Json;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(keys.length, 1)];
  if (key === undefined) return by as Json;
  const copy = structuredClone(value) as Record<string, Json>;
  copy[key] = rest.length === 0 ? (by as Json) : replaced(copy[key] ?? null, rest, by);
  return (Array.isArray(value) ? Object.values(copy) : copy) as Json;
}

/** Each tool's file around its list of jobs; the first job is never touched. */
const TOOLS: Record<string, { kept: Json; odd: Json; file: (jobs: Json[], more: Json) => Json; more: Json }> =
  {
    'JSON Resume': {
      kept: {
        name: 'Kestrel Foods',
        position: 'Planner',
        startDate: '2019-03',
        highlights: ['Planned ten lines'],
      },
      odd: {
        name: 'Other Ltd',
        position: 'Clerk',
        url: 'https://other.example',
        startDate: '2016',
        endDate: '2018',
        highlights: ['Filed', 'Sorted'],
      },
      more: {
        location: { city: 'Oslo', countryCode: 'NO' },
        profiles: [{ network: 'GitHub', username: 'kim', url: 'https://github.com/kim' }],
      },
      file: (jobs, more) => ({
        basics: { name: 'Kim Example', email: 'kim@example.com', ...(more as object) },
        work: jobs,
        skills: [{ name: 'Tools', keywords: ['Excel', 'SAP'] }],
      }),
    },
    'Reactive Resume': {
      kept: {
        company: 'Kestrel Foods',
        position: 'Planner',
        date: '2019 - Present',
        summary: '<p>Planned ten lines</p>',
      },
      odd: {
        visible: true,
        company: 'Other Ltd',
        position: 'Clerk',
        date: '2016',
        url: { href: '' },
        summary: '',
      },
      more: { customFields: [{ name: 'A', value: 'b' }], url: { href: 'https://kim.example' } },
      file: (jobs, more) => ({
        basics: { name: 'Kim Example', email: 'kim@example.com', ...(more as object) },
        sections: { experience: { name: 'Experience', items: jobs }, skills: { items: [{ name: 'Excel' }] } },
        metadata: {},
      }),
    },
    OpenResume: {
      kept: {
        company: 'Kestrel Foods',
        jobTitle: 'Planner',
        date: '2019 - Present',
        descriptions: ['Planned ten lines'],
      },
      odd: { company: 'Other Ltd', jobTitle: 'Clerk', date: '2016', descriptions: ['Filed'] },
      more: { phone: '555 0100', url: 'kim.example', location: 'Oslo', summary: 'Plans.' },
      file: (jobs, more) => ({
        profile: { name: 'Kim Example', email: 'kim@example.com', ...(more as object) },
        workExperiences: jobs,
        educations: [],
        projects: [],
        skills: { featuredSkills: [], descriptions: ['Excel'] },
      }),
    },
  };

const walk = fc.array(fc.nat(6), { minLength: 1, maxLength: 3 });

describe.each(Object.entries(TOOLS))('%s with odd values', (_, { kept, odd: job, more, file }) => {
  const readIt = async (found: unknown) => {
    const answer = await readFile('cv.json', encode(JSON.stringify(found)));
    if (!answer.ok) throw new Error(answer.problem);
    return answer.read;
  };
  const values = (read: Awaited<ReturnType<typeof readIt>>) =>
    read.sections.flatMap(({ items }) =>
      items.flatMap((item) => fieldsOf(item).map(([, { value }]) => value)),
    );

  it('gives all that is around them, and invents nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(walk, odd), { maxLength: 3 }),
        fc.array(fc.tuple(walk, odd), { maxLength: 2 }),
        odd,
        async (inJob, inMore, entry) => {
          const oddJob = inJob.reduce<Json>((value, [steps, by]) => replaced(value, steps, by), job);
          const oddMore = inMore.reduce<Json>((value, [steps, by]) => replaced(value, steps, by), more);
          const found = file([kept, oddJob, entry as Json], typeof oddMore === 'object' ? oddMore : {});
          const read = await readIt(found);
          expect(read.personalInfo.firstName?.value).toBe('Kim');
          expect(read.personalInfo.email?.value).toBe('kim@example.com');
          const all = values(read);
          expect(all).toEqual(expect.arrayContaining(['Kestrel Foods', 'Planner', 'Planned ten lines']));
          expect(all.join('\n')).toContain('Excel');
          expect(all.join('\n')).not.toMatch(/\[object|undefined|\bnull\b|NaN/);
        },
      ),
    );
  });

  it('is read with a byte order mark and the line ends of Windows', async () => {
    const text = `\uFEFF${JSON.stringify(file([kept], more), null, 2).replaceAll('\n', '\r\n')}`;
    const answer = await readFile('cv.json', encode(text));
    expect(answer.ok && answer.read.personalInfo.lastName?.value).toBe('Example');
  });
});

describe('a LinkedIn list with odd cells', () => {
  it('keeps the rows around them', async () => {
    const cell = fc.constantFrom('', '=1+1', '"a ""b"" c"', '"two\nlines"', 'plain', '\t', '@x', '#REF!');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 5 }),
        fc.constantFrom('\n', '\r\n'),
        async (rows, end) => {
          const head = 'Company Name,Title,Description,Location,Started On,Finished On';
          const first = 'Kestrel Foods,Planner,Planned ten lines,Oslo,Mar 2019,';
          const csv = `\uFEFF${[head, first, ...rows.map((row) => row.join(','))].join(end)}${end}`;
          const answer = await readFile('Positions.csv', encode(csv));
          if (!answer.ok) throw new Error(answer.problem);
          const [item] = answer.read.sections[0]?.items ?? [];
          expect([item?.title?.value, item?.subtitle?.value]).toEqual(['Kestrel Foods', 'Planner']);
        },
      ),
    );
  });
});
