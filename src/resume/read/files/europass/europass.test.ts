import { describe, expect, it } from 'vitest';
import { problem, read, section } from '../../../testing/read-named.ts';
import { CANDIDATE, SKILLS_PASSPORT } from './sample-files.ts';

describe('a CV of today’s Europass', () => {
  it('fills the fields of a person', async () => {
    const { personalInfo, notes } = await read('cv.xml', CANDIDATE);
    expect(personalInfo).toEqual({
      firstName: 'Mara',
      lastName: 'Lindqvist',
      email: 'mara@example.com',
      mobile: '+46 701740605',
      location: 'Storgatan 5, 411 38 Göteborg, Sweden',
      linkedin: 'https://www.linkedin.com/in/mara',
      github: '',
      website: 'https://mara.example',
      summary: 'Engineer who writes things down.',
    });
    expect(notes).toEqual(['The photo isn’t imported. You can add it in the editor.']);
  });

  it('has each position of an employer, and schools', async () => {
    const found = await read('cv.xml', CANDIDATE);
    expect(section(found, 'Work Experience')?.items).toMatchObject([
      {
        title: 'Northwind Freight',
        subtitle: 'Senior Engineer',
        location: 'Malmö, Sweden',
        start: 'Jan 2020',
        end: 'Present',
        text: 'Built the billing API & its tests\nCut costs by 30%',
      },
      {
        title: 'Northwind Freight',
        subtitle: 'Engineer',
        location: 'Göteborg, Sweden',
        start: '2016',
        end: 'Dec 2019',
        text: '',
      },
    ]);
    expect(section(found, 'Education')?.items).toMatchObject([
      {
        title: 'Chalmers',
        subtitle: 'MSc Physics',
        location: 'Göteborg, Sweden',
        start: 'Sep 2011',
        end: 'Jun 2016',
        text: 'Optics and statistics\nFinal grade: 4.5',
      },
    ]);
  });

  it('has skills, languages and everything else under its name', async () => {
    const found = await read('cv.xml', CANDIDATE);
    expect(
      found.sections
        .slice(2)
        .map(({ title, items }) => [title, ...items.map((item) => [item.title, item.end, item.text])]),
    ).toEqual([
      [
        'Skills',
        ['Programming', '', 'Go, SQL'],
        ['Organisational skills', '', 'Planning of releases'],
        ['Digital skill', '', 'Docker'],
      ],
      ['Languages', ['Swedish', '', 'Native'], ['English', '', 'Listening C2, Writing C1']],
      ['Certifications', ['CKA', 'Mar 2021', '']],
      ['Projects', ['Open Atlas', 'Nov 2018', 'Maps for everyone\nLink: https://atlas.example']],
      ['Voluntary works', ['Sea rescue', '', 'Skipper at weekends']],
      ['Hobbies and interests', ['Sailing', '', '']],
      ['Further details', ['', '', 'lindqvist@example.org\nNationality: Sweden\nBirth date: 1990-05-20']],
    ]);
  });
});

it('reads a CV of the Europass before 2020', async () => {
  const found = await read('cv.xml', SKILLS_PASSPORT);
  expect(found).toMatchObject({
    headline: 'Software engineer',
    personalInfo: {
      firstName: 'Mara',
      lastName: 'Lindqvist',
      email: 'mara@example.com',
      mobile: '+46 70 174 06 05',
      location: 'Storgatan 5, 411 38 Göteborg, Sweden',
      github: 'https://github.com/mara',
    },
  });
  expect(section(found, 'Work Experience')?.items).toMatchObject([
    {
      title: 'Northwind Freight',
      subtitle: 'Senior Engineer',
      location: 'Malmö, Sweden',
      start: 'Jan 2020',
      end: 'Present',
      text: 'Built the billing API\nCut costs by 30%\nSector: Transport',
    },
  ]);
  expect(section(found, 'Education')?.items).toMatchObject([
    {
      title: 'Chalmers',
      subtitle: 'MSc Physics',
      start: 'Sep 2011',
      end: 'Jun 2016',
      text: 'Optics and statistics\nLevel: EQF level 7',
    },
  ]);
  expect(
    found.sections
      .slice(2)
      .map(({ title, items }) => [title, ...items.map((item) => [item.title, item.text])]),
  ).toEqual([
    ['Skills', ['Computer', 'Go, SQL'], ['Driving', 'Licence: B']],
    ['Languages', ['Swedish', 'Native'], ['English', 'C1']],
    ['Publications', ['', 'On billing, 2019']],
    ['Further details', ['', '+46 31 555 01 00\nBirthdate: May 1990\nTitle: Ms\nNationality: Swedish']],
  ]);
});

it('takes nothing that the file doesn’t say, and loses no word of the person’s', async () => {
  for (const [file, names] of [
    [
      CANDIDATE,
      [
        'Email',
        'Native',
        'Nationality',
        'Birth',
        'date',
        'Final',
        'grade',
        'Link',
        'Sweden',
        'Swedish',
        'English',
      ],
    ],
    [SKILLS_PASSPORT, ['Native', 'Nationality', 'Birthdate']],
  ] as const) {
    const found = await read('cv.xml', file);
    const values = [
      ...Object.values(found.personalInfo),
      ...found.sections.flatMap(({ items }) =>
        items.flatMap(({ title, subtitle, text }) => [title, subtitle, text]),
      ),
    ];
    const glued = file.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    const invented = values
      .flatMap((value) => value.match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => !glued.includes(word.toLowerCase()) && !(names as readonly string[]).includes(word))
      // Months are written as words.
      .filter((word) => word !== 'May');
    expect(invented).toEqual([]);
  }
});

describe('other XML', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "lol">${Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`,
  ).join('')}]><SkillsPassport><LearnerInfo>&j;</LearnerInfo></SkillsPassport>`;

  it.each([
    ['a billion laughs', bomb, /defines entities/],
    [
      'an entity of another file',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Candidate>&x;</Candidate>',
      /defines entities/,
    ],
    ['no element', '<?xml version="1.0"?>', /damaged or incomplete/],
    ['spaces', '   \n', /damaged or incomplete/],
    ['no XML', 'Dear reader', /damaged or incomplete/],
    ['tags that cross', '<Candidate><a><b></a></b></Candidate>', /damaged or incomplete/],
    ['deep nesting', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`, /damaged or incomplete/],
    [
      'an empty CV',
      '<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"/>',
      /No resume was found/,
    ],
    ['a feed', '<rss><channel><title>News</title></channel></rss>', /isn’t a Europass CV/],
  ])('%s is answered', async (_, file, message) => {
    expect(await problem('cv.xml', file)).toMatch(message);
  });

  it('a file that was cut anywhere is damaged', async () => {
    for (const file of [CANDIDATE, SKILLS_PASSPORT])
      for (let part = 1; part < 20; part += 1)
        expect(await problem('cv.xml', file.slice(0, Math.floor((file.length * part) / 20)))).toMatch(
          /damaged or incomplete/,
        );
  });

  it('is told by what it says, whatever its name', async () => {
    expect((await read('cv.txt', CANDIDATE)).personalInfo.lastName).toBe('Lindqvist');
  });
});
