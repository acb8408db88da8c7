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
    ['Jane Roe | she/her', 'Jane', 'Roe'],
    ['Jane Roe, she/her', 'Jane', 'Roe'],
    ['Jane Roe – they / them', 'Jane', 'Roe'],
    ['Jane Roe [elle]', 'Jane', 'Roe'],
    ['JANE ROE (SHE/HER/HERS)', 'JANE', 'ROE'],
    ['Roe, Jane (she/her)', 'Jane', 'Roe'],
    ['Roe, Dr. Jane, PhD', 'Dr. Jane', 'Roe'],
    ['van der Berg, Jan', 'Jan', 'van der Berg'],
    ['DE LA CRUZ, María José', 'María José', 'DE LA CRUZ'],
    ['Dr. Jane Roe, PhD', 'Dr. Jane', 'Roe'],
    ['Prof. Dr.-Ing. Jane Roe', 'Prof. Dr.-Ing. Jane', 'Roe'],
    ['Dr. med. Jane Roe', 'Dr. med. Jane', 'Roe'],
    ['Jane Roe PhD', 'Jane', 'Roe'],
    ['Jane Roe, P.E., LL.M.', 'Jane', 'Roe'],
    ['Jane A. Roe, RN, MS', 'Jane A.', 'Roe'],
    ['Jane Roe, BSc (Hons), MRICS', 'Jane', 'Roe'],
    ['John Roe, Jr.', 'John', 'Roe Jr.'],
    ['John "Jack" Roe Jr., CFA', 'John "Jack"', 'Roe Jr.'],
    ['Jane Roe ‘JJ’', 'Jane ‘JJ’', 'Roe'],
    ['Jane (JJ) Roe', 'Jane (JJ)', 'Roe'],
    ['Jane Roe (née Doe)', 'Jane', 'Roe'],
    ['Jane Roe geb. Doe', 'Jane', 'Roe'],
    ['Curriculum Vitae – Jane Roe', 'Jane', 'Roe'],
    ["Marie-Claire d'Arcy-Dubois, M.Sc.", 'Marie-Claire', "d'Arcy-Dubois"],
    ['Omar al-Hassan', 'Omar', 'al-Hassan'],
    ['YO-YO MA', 'YO-YO', 'MA'],
    ['Nguyen, Do', 'Do', 'Nguyen'],
  ])('%s', (line, firstName, lastName) => {
    const { personalInfo } = read(`${line}\njane@example.com\n\nSKILLS\nGo\n`);
    expect(personalInfo).toMatchObject({ firstName, lastName });
  });

  it.each([
    ['Jane Roe, MD, PhD, FACS', 'MD, PhD, FACS'],
    ['Jane Roe, RN, MS', 'RN, MS'],
    ['Jane Roe (she/her), PMP®', 'PMP®\nshe/her'],
    ['Jane Roe | she/her', 'she/her'],
  ])('leaves what stands beside it: %s', (line, text) => {
    const resume = read(`${line}\njane@example.com · Chicago, IL\n\nSKILLS\nGo\n`);
    expect(resume.personalInfo.location).toBe('Chicago, IL');
    expect(resume.sections.at(-1)).toMatchObject({ title: 'Further details', items: [{ text }] });
  });

  it.each(['Jane Roe, Product Designer', 'Jane Roe | Product Designer', 'Jane Roe – Product Designer'])(
    'has a headline beside it: %s',
    (line) => {
      const resume = read(`${line}\njane@example.com\n\nSKILLS\nGo\n`);
      expect(resume).toMatchObject({
        personalInfo: { firstName: 'Jane', lastName: 'Roe' },
        headline: 'Product Designer',
      });
    },
  );

  it('is not the tagline above it', () => {
    const { personalInfo } = read('Backend Engineer\nJane Roe\njane@example.com\n\nSKILLS\nGo\n');
    expect(personalInfo).toMatchObject({ firstName: 'Jane', lastName: 'Roe' });
  });

  it('has its suffix with the family name', () => {
    expect(splitName('Richard Hendriks Jr')).toEqual({ firstName: 'Richard', lastName: 'Hendriks Jr' });
  });

  it.each([
    ['Dr. Jane Roe, PhD', 'Dr. Jane', 'Roe, PhD'],
    ['Jane van Roe (she/her)', 'Jane', 'van Roe (she/her)'],
    ['John Roe, Jr.', 'John', 'Roe, Jr.'],
    ['Jane Roe', 'Jane', 'Roe'],
    ['Jane, PhD', 'Jane,', 'PhD'],
    ['Cher', 'Cher', ''],
  ])('in a file that names it is split so that it can be joined again: %s', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });
});

describe('contacts', () => {
  it('keep the bracket of a country code', () => {
    expect(read('Jane Roe\n(+1) 312-555-0123\n\nSKILLS\nGo\n').personalInfo.mobile).toBe('(+1) 312-555-0123');
  });

  it.each([
    ['jane@example.com | +1 312-555-0123 | US Citizen', 'US Citizen'],
    ['jane@example.com, +1 312-555-0123, US Citizen', 'US Citizen'],
    ['Email: jane@example.com Phone: +1 312-555-0123 US Citizen', 'US Citizen'],
    ['Phone (mobile): +1 312-555-0123 / Email ID: jane@example.com / Visa: H1B', 'Visa: H1B'],
    ['+1 312-555-0123 (mobile) | jane@example.com (personal) | Chicago, IL, US Citizen', 'US Citizen'],
    ['Telefonnr.: +1 312-555-0123, E-Mail-Adresse: jane@example.com, Führerschein: B', 'Führerschein: B'],
    ['Tél. : +1 312-555-0123 · Courriel : jane@example.com · Permis B', 'Permis B'],
    ['Correo electrónico: jane@example.com; Móvil: +1 312-555-0123; Carné B', 'Carné B'],
    ['Telemóvel: +1 312-555-0123 | Correio eletrónico: jane@example.com | Carta B', 'Carta B'],
    ['Cellulare: +1 312-555-0123 – Posta elettronica: jane@example.com – Patente B', 'Patente B'],
    ['Telefoon: +1 312-555-0123, E-mail: jane@example.com, Rijbewijs B', 'Rijbewijs B'],
    ['Mobil: +1 312-555-0123, E-post: jane@example.com, Körkort B', 'Körkort B'],
    ['Tlf.: +1 312-555-0123, E-mail: jane@example.com, Kørekort B', 'Kørekort B'],
    ['Tel. kom.: +1 312-555-0123, Adres e-mail: jane@example.com, Prawo jazdy B', 'Prawo jazdy B'],
    ['Моб. тел.: +1 312-555-0123, Эл. почта: jane@example.com, Права: B', 'Права: B'],
    ['Тел.: +1 312-555-0123 | Електронна пошта: jane@example.com | Права B', 'Права B'],
    ['Τηλ.: +1 312-555-0123 | Ηλ. ταχυδρομείο: jane@example.com | Δίπλωμα B', 'Δίπλωμα B'],
    ['jane@example.com | +1 312-555-0123 | Mobil: +49 170 5550100', 'Mobil: +49 170 5550100'],
  ])('are not repeated for what is unknown: %s', (line, text) => {
    const resume = read(`Jane Roe\n${line}\n\nSKILLS\nGo\n`);
    expect(resume.personalInfo).toMatchObject({ mobile: '+1 312-555-0123', email: 'jane@example.com' });
    expect(resume.sections.at(-1)).toMatchObject({ title: 'Further details', items: [{ text }] });
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
