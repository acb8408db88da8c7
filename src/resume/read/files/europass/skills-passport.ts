import { lines } from '../../../json/values.ts';
import type { Item, SectionKind } from '../../../model.ts';
import type { ReadResume, ReadSection } from '../../result.ts';
import { resumeOf, sectionOf } from '../build.ts';
import { element, elements, type XmlElement } from '../xml.ts';
import { countryOf, levelOf, linksOf, spaced, Taken } from './taken.ts';

type Fields = Partial<Item>;

/** "Hauptstr. 5, 10115 Berlin, Germany". */
function addressOf(taken: Taken, info: XmlElement | undefined): string {
  const address = element(info, 'Address/Contact');
  const country =
    taken.text(address, 'Country/Label') || countryOf(element(address, 'Country/Code')?.text.trim() ?? '');
  const town = [taken.text(address, 'PostalCode'), taken.text(address, 'Municipality')].filter(Boolean);
  return [taken.text(address, 'AddressLine'), taken.text(address, 'AddressLine2'), town.join(' '), country]
    .filter(Boolean)
    .join(', ');
}

function datesOf(taken: Taken, from: XmlElement): Pick<Item, 'start' | 'end'> {
  const period = element(from, 'Period');
  const isCurrent = element(period, 'Current')?.text.trim() === 'true';
  return { start: taken.date(period, 'From'), end: isCurrent ? 'Present' : taken.date(period, 'To') };
}

function jobOf(taken: Taken, job: XmlElement): Fields {
  return {
    title: taken.text(job, 'Employer/Name'),
    subtitle: taken.text(job, 'Position/Label', 'Position'),
    location: addressOf(taken, element(job, 'Employer/ContactInfo')),
    ...datesOf(taken, job),
    text: lines(taken.lines(job, 'Activities'), taken.rest(job)),
  };
}

function schoolOf(taken: Taken, school: XmlElement): Fields {
  return {
    title: taken.text(school, 'Organisation/Name'),
    subtitle: taken.text(school, 'Title', 'Title/Label'),
    location: addressOf(taken, element(school, 'Organisation/ContactInfo')),
    ...datesOf(taken, school),
    text: lines(taken.lines(school, 'Activities'), taken.rest(school)),
  };
}

const LEVELS: readonly [element: string, skill: string][] = [
  ['Listening', 'Listening'],
  ['Reading', 'Reading'],
  ['SpokenInteraction', 'Spoken interaction'],
  ['SpokenProduction', 'Spoken production'],
  ['Writing', 'Writing'],
];

function languagesOf(taken: Taken, skills: XmlElement | undefined): Fields[] {
  const named = (one: XmlElement) => taken.text(one, 'Description/Label', 'Description');
  const native = elements(skills, 'Linguistic/MotherTongueList/MotherTongue').map((one) => ({
    title: named(one),
    text: 'Native',
  }));
  const foreign = elements(skills, 'Linguistic/ForeignLanguageList/ForeignLanguage').map((one): Fields => {
    const levels = LEVELS.map(([name, skill]): [string, string] => [
      skill,
      taken.text(one, `ProficiencyLevel/${name}`),
    ]);
    return { title: named(one), text: [levelOf(levels), ...taken.rest(one)].filter(Boolean).join('; ') };
  });
  return [...native, ...foreign];
}

function skillsOf(taken: Taken, skills: XmlElement | undefined): Fields[] {
  const groups = (skills?.children ?? []).filter(({ name }) => name !== 'Linguistic');
  return groups.map((group) => ({
    title: spaced(group.name),
    text: lines(taken.lines(group, 'Description', 'Description/Label'), taken.rest(group)).replaceAll(
      '\n',
      ', ',
    ),
  }));
}

const KINDS: Record<string, SectionKind> = {
  projects: 'projects',
  honors_awards: 'awards',
  certifications: 'certifications',
};

/** Achievements by what each is called. */
function achievementsOf(taken: Taken, info: XmlElement | undefined): ReadSection[] {
  const groups = new Map<string, { kind: SectionKind; items: Fields[] }>();
  for (const one of elements(info, 'AchievementList/Achievement')) {
    const code = element(one, 'Title/Code')?.text.trim() ?? '';
    const title = taken.text(one, 'Title/Label', 'Title') || 'Achievements';
    const item = {
      end: taken.date(one, 'Date'),
      text: lines(taken.lines(one, 'Description'), taken.rest(one)),
    };
    const known = groups.get(title);
    groups.set(title, { kind: KINDS[code] ?? 'custom', items: [...(known?.items ?? []), item] });
  }
  return [...groups].map(([title, { kind, items }]) => sectionOf(kind, items, title));
}

/** A CV of the Europass of 2012 to 2020, whose root is a skills passport. */
export function fromSkillsPassport(root: XmlElement): ReadResume {
  const taken = new Taken();
  const info = element(root, 'LearnerInfo');
  const person = element(info, 'Identification');
  const contact = element(person, 'ContactInfo');
  const emails = taken.texts(contact, 'Email/Contact');
  const phones = taken.texts(contact, 'TelephoneList/Telephone/Contact');
  const urls = ['WebsiteList/Website/Contact', 'Website/Contact'].flatMap((path) =>
    taken.texts(contact, path),
  );
  const { fields, others } = linksOf(urls);
  const [email = '', ...moreEmails] = emails;
  const [mobile = '', ...morePhones] = phones;
  // What a number is used for says nothing once it has its place.
  for (const one of elements(contact, 'TelephoneList/Telephone')) taken.skip(element(one, 'Use'));
  const headline = element(info, 'Headline');
  const isStatement = element(headline, 'Type/Code')?.text.trim() === 'personal_statement';
  const said = taken.lines(headline, 'Description/Label', 'Description');
  taken.skip(headline);
  const birth = taken.date(person, 'Demographics/Birthdate');
  const read = resumeOf(
    {
      firstName: taken.text(person, 'PersonName/FirstName'),
      lastName: taken.text(person, 'PersonName/Surname'),
      email,
      mobile,
      location: addressOf(taken, contact),
      ...fields,
      summary: isStatement ? lines(said) : '',
    },
    [
      sectionOf(
        'work',
        elements(info, 'WorkExperienceList/WorkExperience').map((one) => jobOf(taken, one)),
      ),
      sectionOf(
        'education',
        elements(info, 'EducationList/Education').map((one) => schoolOf(taken, one)),
      ),
      sectionOf('skills', skillsOf(taken, element(info, 'Skills'))),
      sectionOf('languages', languagesOf(taken, element(info, 'Skills'))),
      ...achievementsOf(taken, info),
      sectionOf(
        'custom',
        [
          {
            text: lines(
              [...moreEmails, ...morePhones, ...others],
              birth && `Birthdate: ${birth}`,
              (person?.children ?? []).flatMap((child) => restOf(taken, child)),
            ),
          },
        ],
        'Further details',
      ),
    ],
    element(person, 'Photo') ? ['The photo isn’t imported. You can add it in the editor.'] : [],
  );
  const called = isStatement ? '' : said.join(' ');
  return called ? { ...read, headline: { value: called, confidence: 1, source: called } } : read;
}

/** What is left of a person; the contacts are a wrapper. */
const restOf = (taken: Taken, child: XmlElement): string[] =>
  child.name === 'ContactInfo' || child.name === 'Demographics' || child.name === 'PersonName'
    ? child.children.flatMap((one) => taken.rest(one, spaced(one.name)))
    : taken.rest(child);
