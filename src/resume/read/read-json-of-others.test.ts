import { describe, expect, it } from 'vitest';
import { toFormData } from '../form-data.ts';
import { encode, OWN, problem, read, section } from '../testing/read-named.ts';
import { readFile } from './read-file.ts';

describe('JSON of other tools', () => {
  const json = (found: unknown) => read('cv.json', JSON.stringify(found));

  it('Reactive Resume 4: rich text, periods as text, own sections, hidden entries', async () => {
    const found = await json({
      basics: {
        name: 'Ada Example',
        headline: 'Engineer',
        email: 'ada@example.com',
        phone: '(555) 010-0199',
        location: 'Berlin',
        url: { label: '', href: 'https://ada.example.com' },
        customFields: [{ name: 'Pronouns', value: 'she/her' }],
      },
      sections: {
        summary: { id: 'summary', name: 'Summary', content: '<p>Likes <strong>queues</strong>.</p>' },
        experience: {
          id: 'experience',
          name: 'Experience',
          items: [
            {
              visible: true,
              company: 'Acme',
              position: 'Lead',
              location: 'Berlin',
              date: 'March 2020 - Present',
              summary: '<ul><li><p>Built A</p></li><li><p>Built B</p></li></ul>',
              url: { href: '' },
            },
            { visible: false, company: 'Globex', position: 'Dev', date: 'Summer' },
          ],
        },
        skills: { items: [{ name: 'Web', description: 'Advanced', keywords: ['React', 'CSS'] }] },
        languages: { items: [{ name: 'German', description: 'Native', level: 5 }] },
        profiles: {
          items: [{ network: 'GitHub', username: 'ada', url: { href: 'https://github.com/ada' } }],
        },
        custom: {
          x1: { name: 'Talks', items: [{ name: 'On queues', date: '2021', summary: '<p>Keynote</p>' }] },
        },
      },
      metadata: {},
    });
    expect(found.personalInfo).toMatchObject({
      firstName: 'Ada',
      mobile: '(555) 010-0199',
      website: 'https://ada.example.com',
      github: 'https://github.com/ada',
      summary: 'Engineer\nLikes queues.',
    });
    expect(section(found, 'Work Experience')?.items).toMatchObject([
      { title: 'Acme', subtitle: 'Lead', start: 'March 2020', end: 'Present', text: 'Built A\nBuilt B' },
      { title: 'Globex', end: 'Summer' },
    ]);
    expect(section(found, 'Skills')?.items).toMatchObject([{ title: 'Web: Advanced', text: 'React, CSS' }]);
    expect(section(found, 'Languages')?.items).toMatchObject([{ title: 'German', text: 'Native' }]);
    expect(section(found, 'Talks')?.items).toMatchObject([
      { title: 'On queues', end: '2021', text: 'Keynote' },
    ]);
    expect(section(found, 'Further details')?.items).toMatchObject([{ title: 'Pronouns', text: 'she/her' }]);
    expect(found.notes).toHaveLength(1);
  });

  it('Reactive Resume 3 and 5', async () => {
    const third = await json({
      basics: { name: 'Ada Example', location: { city: 'Berlin', country: 'Germany' }, profiles: [] },
      sections: {
        work: {
          items: [
            { name: 'Acme', position: 'Lead', date: { start: '2020-01-05', end: '' }, summary: 'Built it' },
          ],
        },
      },
    });
    expect(third.personalInfo.location).toBe('Berlin, Germany');
    expect(section(third, 'Work Experience')?.items).toMatchObject([
      { title: 'Acme', start: 'Jan 2020', end: 'Present', text: 'Built it' },
    ]);
    const fifth = await json({
      basics: { name: 'Ada Example', website: { url: 'https://ada.example.com', label: '' } },
      summary: { title: '', content: '<p>Hello</p>' },
      sections: {
        experience: {
          items: [
            {
              company: 'Acme',
              location: 'Berlin',
              roles: [
                { position: 'Lead', period: '2021 – Present', description: '<p>Led</p>' },
                { position: 'Dev', period: '2019 – 2021', description: '' },
              ],
            },
          ],
        },
        education: {
          items: [{ school: 'MIT', degree: 'BSc', area: 'Physics', grade: '4.0', period: '2015 - 2019' }],
        },
      },
      customSections: [
        { title: 'Freelance', type: 'experience', items: [{ company: 'Own', position: 'Dev' }] },
      ],
    });
    expect(fifth.personalInfo).toMatchObject({ summary: 'Hello', website: 'https://ada.example.com' });
    expect(section(fifth, 'Work Experience')?.items).toMatchObject([
      { title: 'Acme', subtitle: 'Lead', end: 'Present' },
      { title: 'Acme', subtitle: 'Dev', start: '2019', end: '2021' },
    ]);
    expect(section(fifth, 'Education')?.items).toMatchObject([
      { subtitle: 'BSc Physics', text: 'Score: 4.0' },
    ]);
    expect(section(fifth, 'Freelance')?.kind).toBe('work');
  });

  it('OpenResume, with its settings or alone', async () => {
    const resume = {
      profile: {
        name: 'Ada Example',
        email: 'ada@example.com',
        phone: '123',
        url: 'linkedin.com/in/ada',
        location: 'NYC',
        summary: 'Hi',
      },
      workExperiences: [
        { company: 'Acme', jobTitle: 'Dev', date: 'May 2018 - Aug 2020', descriptions: ['a', 'b'] },
      ],
      educations: [{ school: 'MIT', degree: 'BSc', date: '2014 - 2018', gpa: '3.9', descriptions: [] }],
      projects: [{ project: 'tinylog', date: 'Spring 2018', descriptions: ['c'] }],
      skills: {
        featuredSkills: [
          { skill: 'Go', rating: 4 },
          { skill: '', rating: 4 },
        ],
        descriptions: ['Tech: React, SQL'],
      },
      custom: { descriptions: [] },
    };
    for (const found of [await json({ resume, settings: {} }), await json(resume)]) {
      expect(found.personalInfo).toMatchObject({
        lastName: 'Example',
        linkedin: 'linkedin.com/in/ada',
        summary: 'Hi',
      });
      expect(section(found, 'Work Experience')?.items).toMatchObject([
        { title: 'Acme', subtitle: 'Dev', start: 'May 2018', end: 'Aug 2020', text: 'a\nb' },
      ]);
      expect(section(found, 'Education')?.items).toMatchObject([{ text: 'GPA: 3.9' }]);
      expect(section(found, 'Skills')?.items).toMatchObject([
        { text: 'Go' },
        { title: 'Tech', text: 'React, SQL' },
      ]);
      expect(section(found, 'More')).toBeUndefined();
    }
  });

  it('of ours comes whole', async () => {
    const answer = await readFile('resume.json', encode(JSON.stringify(toFormData(OWN))));
    expect(answer.ok && answer.own).toEqual(OWN);
  });

  it.each<[unknown, RegExp]>([
    ['{', /valid JSON/],
    [[], /doesn’t contain a resume/],
    [{ basics: {}, sections: { experience: { items: [] } } }, /doesn’t contain a resume/],
    [{ cats: 3 }, /doesn’t contain a resume/],
    [{ work: [] }, /doesn’t contain a resume/],
  ])('without a resume is not reported as imported: %j', async (found, message) => {
    expect(await problem('a.json', typeof found === 'string' ? found : JSON.stringify(found))).toMatch(
      message,
    );
  });
});
