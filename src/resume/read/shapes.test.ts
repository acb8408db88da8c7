import { describe, expect, it } from 'vitest';
import { findDates, humanDate } from '../dates.ts';
import type { ResumeContent } from '../model.ts';
import { readTextResume } from './read-resume.ts';
import { readToContent } from './result.ts';
import { splitName } from './split-name.ts';

const read = (text: string): ResumeContent => readToContent(readTextResume(text));
const itemsOf = (resume: ResumeContent, kind: string) =>
  resume.sections.filter((section) => section.kind === kind).flatMap(({ items }) => items);

describe('a name', () => {
  it.each([
    ['Jane Roe (she/her)', 'Jane', 'Roe'],
    ['Jane "JJ" Roe', 'Jane "JJ"', 'Roe'],
    ['Roe, Jane', 'Jane', 'Roe'],
    ['Jane Roe Jr.', 'Jane', 'Roe Jr.'],
    ["Marcus T. O'Donnell Jr.", 'Marcus T.', "O'Donnell Jr."],
    ['Ludwig van der Rohe III', 'Ludwig', 'van der Rohe III'],
  ])('%s', (line, firstName, lastName) => {
    const { personalInfo } = read(`${line}\njane@example.com\n\nSKILLS\nGo\n`);
    expect(personalInfo).toMatchObject({ firstName, lastName });
  });

  it('is not the tagline above it', () => {
    const { personalInfo } = read('Backend Engineer\nJane Roe\njane@example.com\n\nSKILLS\nGo\n');
    expect(personalInfo).toMatchObject({ firstName: 'Jane', lastName: 'Roe' });
  });

  it('has its suffix with the family name', () => {
    expect(splitName('Richard Hendriks Jr')).toEqual({ firstName: 'Richard', lastName: 'Hendriks Jr' });
  });
});

describe('contacts', () => {
  it('keep the bracket of a country code', () => {
    expect(read('Jane Roe\n(+1) 312-555-0123\n\nSKILLS\nGo\n').personalInfo.mobile).toBe('(+1) 312-555-0123');
  });

  it('have no label, and are not told twice', () => {
    const resume = read('Jane Roe\nTelefon: +49 30 5550100\nE-Mail: jane@example.com\n\nSKILLS\nGo\n');
    expect(resume.personalInfo).toMatchObject({ mobile: '+49 30 5550100', email: 'jane@example.com' });
    expect(resume.sections.map(({ title }) => title)).toEqual(['Skills']);
  });
});

describe('sections', () => {
  it.each([
    ['Top Skills', 'skills'],
    ['Technical Proficiencies', 'skills'],
    ['Tech Stack', 'skills'],
    ['Academic Appointments', 'work'],
    ['Freelance Work', 'work'],
    ['Academic Qualifications', 'education'],
    ['Schooling', 'education'],
  ])('%s', (heading, kind) => {
    const resume = read(`Jane Roe\n\n${heading}\nAcme GmbH\nEngineer, 2019 - 2020\n`);
    expect(resume.sections.map((section) => section.kind)).toEqual([kind]);
  });

  it('of a career begin without a heading', () => {
    const resume = read(
      'Jane Roe\njane@example.com\n\nAcme GmbH   Jan 2020 - Present\nSoftware Engineer\n- Built it\n\nEDUCATION\nMIT\nBSc Physics, 2012 - 2016\n',
    );
    expect(itemsOf(resume, 'work')).toMatchObject([
      {
        title: 'Acme GmbH',
        subtitle: 'Software Engineer',
        start: 'Jan 2020',
        end: 'Present',
        text: 'Built it',
      },
    ]);
  });

  it('lose no letter behind a bullet', () => {
    expect(itemsOf(read('Jane Roe\n\nSKILLS\n**• Tech:** React, SQL\n'), 'skills')).toMatchObject([
      { title: 'Tech', text: 'React, SQL' },
    ]);
  });

  it('read long lines of degrees, and cities behind a legal form', () => {
    const resume = read(
      'Jane Roe\n\nEXPERIENCE\nBäckerei Online GmbH, Berlin\nEngineer, 2019 - 2020\n\nEDUCATION\nUniversity of Nebraska\nBachelor of Science in Business Administration, Logistics Management, May 2016\n',
    );
    expect(itemsOf(resume, 'work')).toMatchObject([{ title: 'Bäckerei Online GmbH', location: 'Berlin' }]);
    expect(itemsOf(resume, 'education')).toMatchObject([
      {
        title: 'University of Nebraska',
        subtitle: 'Bachelor of Science in Business Administration, Logistics Management',
        end: 'May 2016',
      },
    ]);
  });
});

describe('a project of one line', () => {
  it.each([
    ['- pgtail - streams Postgres logs into the terminal', '', 'streams Postgres logs into the terminal'],
    ['- pgtail | github.com/jane/pgtail', 'github.com/jane/pgtail', ''],
    ['- pgtail | Go, Postgres, Redis, Docker', 'Go, Postgres, Redis, Docker', ''],
  ])('%s', (line, subtitle, text) => {
    const [project] = itemsOf(read(`Jane Roe\n\nPROJECTS\n${line}\n\nSKILLS\nGo\n`), 'projects');
    expect(project).toMatchObject({ title: 'pgtail', subtitle, text });
  });

  it('is described by the line below its name', () => {
    const [project] = itemsOf(
      read('Jane Roe\n\nPROJECTS\npgtail\nTails the logs of several servers\n\nSKILLS\nGo\n'),
      'projects',
    );
    expect(project).toMatchObject({
      title: 'pgtail',
      subtitle: '',
      text: 'Tails the logs of several servers',
    });
  });
});

describe('dates', () => {
  it.each([
    ['Mar. 2021 Present', 'Mar. 2021', 'Present'],
    ['Aug 2020 July 2022', 'Aug 2020', 'July 2022'],
    ['2015 2019', '2015', '2019'],
  ])('side by side are a range: %s', (text, start, end) => {
    expect(findDates(text)).toMatchObject({ start, end, range: true });
  });

  it('of ISO 8601 are written as people do', () => {
    expect(['2013-12-01', '2013-12', '2013', 'May 2016', '2013-13'].map(humanDate)).toEqual([
      'Dec 2013',
      'Dec 2013',
      '2013',
      'May 2016',
      '2013-13',
    ]);
  });
});
