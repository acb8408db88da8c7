import { lines } from '../../../json/values.ts';
import type { Item, SectionKind } from '../../../model.ts';
import type { ReadResume, ReadSection } from '../../result.ts';
import { resumeOf, sectionOf } from '../build.ts';
import { attributeOf, element, elements, type XmlElement } from '../xml.ts';
import { countryOf, languageOfCode, levelOf, linksOf, spaced, Taken } from './taken.ts';

type Fields = Partial<Item>;

/** "Hauptstr. 5, 10115 Berlin, Germany". */
function addressOf(taken: Taken, address: XmlElement | undefined): string {
  const town = [taken.text(address, 'PostalCode'), taken.text(address, 'CityName')].filter(Boolean).join(' ');
  return [...taken.texts(address, 'AddressLine'), town, countryOf(taken.text(address, 'CountryCode'))]
    .filter(Boolean)
    .join(', ');
}

function datesOf(taken: Taken, period: XmlElement | undefined): Pick<Item, 'start' | 'end'> {
  const isCurrent = ['CurrentIndicator', 'Ongoing'].some(
    (name) => element(period, name)?.text.trim().toLowerCase() === 'true',
  );
  const [start, end] = [taken.date(period, 'StartDate'), taken.date(period, 'EndDate')];
  return { start, end: isCurrent ? 'Present' : end };
}

/** Phones, addresses and links of a person. */
function readContacts(taken: Taken, person: XmlElement | undefined) {
  const emails: string[] = [];
  const phones: string[] = [];
  const places: string[] = [];
  const urls: string[] = [];
  for (const one of elements(person, 'Communication')) {
    const channel = element(one, 'ChannelCode')?.text.trim().toLowerCase() ?? '';
    const written = taken.text(one, 'URI', 'URL', 'Text');
    const dialing = taken.text(one, 'CountryDialing');
    const number = [taken.text(one, 'AreaDialing'), taken.text(one, 'DialNumber')].filter(Boolean).join(' ');
    if (number) phones.push(dialing ? `+${dialing.replace(/^\+|^00/, '')} ${number}` : number);
    if (written) (channel === 'email' ? emails : channel === 'telephone' ? phones : urls).push(written);
    const place = addressOf(taken, element(one, 'Address'));
    if (place) places.push(place);
  }
  const [email = '', ...moreEmails] = emails;
  const [mobile = '', ...morePhones] = phones;
  const [location = '', ...morePlaces] = places;
  const { fields, others } = linksOf(urls);
  return {
    info: { email, mobile, location, ...fields },
    others: [...moreEmails, ...morePhones, ...morePlaces, ...others],
  };
}

function jobsOf(taken: Taken, employer: XmlElement): Fields[] {
  const title = taken.text(employer, 'OrganizationName');
  const address = addressOf(taken, element(employer, 'OrganizationContact/Communication/Address'));
  const positions = elements(employer, 'PositionHistory');
  const jobs = (positions.length > 0 ? positions : [undefined]).map((position): Fields => {
    const period = element(position, 'EmploymentPeriod') ?? element(employer, 'EmploymentPeriod');
    const place = [taken.text(position, 'City'), countryOf(taken.text(position, 'Country'))];
    return {
      title,
      subtitle: taken.text(position, 'PositionTitle'),
      location: place.filter(Boolean).join(', ') || address,
      ...datesOf(taken, period),
      text: lines(taken.lines(position, 'Description'), taken.rest(position)),
    };
  });
  const rest = taken.rest(employer);
  return jobs.map((job, at) => (at === 0 ? { ...job, text: lines(job.text ?? '', rest) } : job));
}

function schoolOf(taken: Taken, school: XmlElement): Fields {
  const degree = element(school, 'EducationDegree');
  const names = [taken.text(degree, 'DegreeName'), taken.text(school, 'ProgramName')];
  const title = taken.text(school, 'OrganizationName');
  return {
    title,
    subtitle: [...new Set(names.filter(Boolean))].join(', '),
    location: addressOf(taken, element(school, 'OrganizationContact/Communication/Address')),
    ...datesOf(taken, element(school, 'AttendancePeriod')),
    text: lines(taken.lines(degree, 'OccupationalSkillsCovered'), taken.rest(school)),
  };
}

/** What each score of a language is for. */
const SKILLS: Record<string, string> = {
  'CEF-Understanding-Listening': 'Listening',
  'CEF-Understanding-Reading': 'Reading',
  'CEF-Speaking-Interaction': 'Spoken interaction',
  'CEF-Speaking-Production': 'Spoken production',
  'CEF-Writing-Production': 'Writing',
};

function languagesOf(taken: Taken, root: XmlElement, competencies: readonly XmlElement[]): Fields[] {
  const native = taken.texts(root, 'CandidatePerson/PrimaryLanguageCode').map(languageOfCode);
  const others = competencies.map((one): Fields => {
    const levels = elements(one, 'CompetencyDimension').map((dimension): [string, string] => {
      const code = element(dimension, 'CompetencyDimensionTypeCode')?.text.trim() ?? '';
      return [SKILLS[code] ?? code, taken.text(dimension, 'Score/ScoreText')];
    });
    const title = taken.text(one, 'CompetencyName') || languageOfCode(taken.text(one, 'CompetencyID'));
    taken.skip(one);
    return { title, text: levelOf(levels) };
  });
  return [...native.map((title) => ({ title, text: 'Native' })), ...others];
}

/** Whether an element is an entry, not a list of them: something in it is said directly. */
const isEntry = ({ children }: XmlElement): boolean =>
  children.some((child) => child.children.length === 0 && child.text.trim() !== '');

const entriesIn = (from: XmlElement): XmlElement[] =>
  isEntry(from) ? [from] : from.children.flatMap(entriesIn);

/** A certificate, project, publication or any other entry. */
function entryOf(taken: Taken, entry: XmlElement): Fields {
  const period = ['Date', 'Period', 'EffectiveTimePeriod'].map((name) => element(entry, name)).find(Boolean);
  const { start, end } = datesOf(taken, period);
  const single =
    taken.date(entry, 'FirstIssuedDate') ||
    taken.date(entry, 'CertificationDate') ||
    taken.date(entry, 'Date');
  return {
    title: taken.text(entry, 'Title', 'CertificationName', 'CertificationTypeCode', 'Name', 'LicenseName'),
    subtitle: taken.text(entry, 'IssuingAuthority/Name', 'IssuingAuthority', 'Organization', 'Organisation'),
    start,
    end: end || (start ? '' : single),
    text: lines(taken.lines(entry, 'Description'), taken.rest(entry)),
  };
}

/** Sections of the profile that become ones of a kind; the others stay what they are called. */
const KINDS: Record<string, SectionKind> = {
  Certifications: 'certifications',
  CourseCertifications: 'certifications',
  Licenses: 'certifications',
  Projects: 'projects',
  HonorsAndAwards: 'awards',
  HonoursAndAwards: 'awards',
};
const ONE_SECTION = new Set(['certifications', 'projects', 'awards']);

const isSkills = ({ name }: XmlElement): boolean => /Skills$/.test(name);

/** A group of skills: what it is called and the skills in it. */
function skillsOf(taken: Taken, group: XmlElement): Fields[] {
  const inner = group.children.filter(isSkills);
  if (inner.length > 0) return inner.flatMap((one) => skillsOf(taken, one));
  return group.children.map((entry): Fields => {
    const title = taken.text(entry, 'Title', 'Name') || spaced(group.name);
    const said = taken.rest(entry).map((line) => line.replace(/^[\p{L} ]+: /u, ''));
    return said.length > 0 ? { title, text: said.join(', ') } : { title: spaced(group.name), text: title };
  });
}

function competencySkills(taken: Taken, competencies: readonly XmlElement[]): Fields[] {
  const groups = new Map<string, string[]>();
  for (const one of competencies) {
    const group = spaced(taken.text(one, 'TaxonomyID').replace(/[_-]/g, ' '));
    const name = taken.text(one, 'CompetencyName', 'CompetencyID');
    taken.skip(one);
    if (name) groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return [...groups].map(([title, names]) => ({ title, text: names.join(', ') }));
}

/** Everything else in the profile, in its order, entries of one kind together. */
function otherSections(taken: Taken, profile: XmlElement | undefined): ReadSection[] {
  const found = new Map<string, { kind: SectionKind; title: string | undefined; items: Fields[] }>();
  for (const section of profile?.children ?? []) {
    if (isSkills(section) || section.children.length === 0) continue;
    const kind = KINDS[section.name] ?? 'custom';
    const key = ONE_SECTION.has(kind) ? kind : section.name;
    const items = entriesIn(section).map((entry) => entryOf(taken, entry));
    const known = found.get(key)?.items ?? [];
    const title = kind === 'custom' ? spaced(section.name) : undefined;
    found.set(key, { kind, title, items: [...known, ...items] });
  }
  return [...found.values()].map(({ kind, title, items }) => sectionOf(kind, items, title));
}

/** A CV of today's Europass, whose root is a candidate as HR-XML describes one. */
export function fromCandidate(root: XmlElement): ReadResume {
  const taken = new Taken();
  const person = element(root, 'CandidatePerson');
  const profile = element(root, 'CandidateProfile');
  const { info, others } = readContacts(taken, person);
  const name = element(person, 'PersonName');
  const given = [taken.text(name, 'GivenName'), taken.text(name, 'MiddleName')].filter(Boolean).join(' ');
  const personal = {
    firstName: given,
    lastName: taken.text(name, 'FamilyName'),
    ...info,
    summary: lines(taken.lines(profile, 'ExecutiveSummary')),
  };
  const competencies = elements(profile, 'PersonQualifications/PersonCompetency');
  const isLanguage = (one: XmlElement) =>
    element(one, 'TaxonomyID')?.text.trim().toLowerCase() === 'language';
  const languages = languagesOf(taken, root, competencies.filter(isLanguage));
  const skills = [
    ...(profile?.children.filter(isSkills) ?? []).flatMap((group) => skillsOf(taken, group)),
    ...competencySkills(
      taken,
      competencies.filter((one) => !isLanguage(one)),
    ),
  ];
  const work = elements(profile, 'EmploymentHistory/EmployerHistory').flatMap((one) => jobsOf(taken, one));
  const schools = elements(profile, 'EducationHistory/EducationOrganizationAttendance').map((one) =>
    schoolOf(taken, one),
  );
  const read = ['EmploymentHistory', 'EducationHistory', 'PersonQualifications', 'ExecutiveSummary'];
  const left = profile && {
    ...profile,
    children: profile.children.filter((child) => !read.includes(child.name)),
  };
  for (const country of elements(person, 'NationalityCode')) country.text = countryOf(country.text.trim());
  const nationalities = taken.texts(person, 'NationalityCode').map((country) => `Nationality: ${country}`);
  const gender = taken.text(person, 'GenderCode');
  const sections = [
    sectionOf('work', work),
    sectionOf('education', schools),
    sectionOf('skills', skills),
    sectionOf('languages', languages),
    ...otherSections(taken, left),
    sectionOf(
      'custom',
      [{ text: lines(others, nationalities, gender && `Gender: ${gender}`, taken.rest(person)) }],
      'Further details',
    ),
  ];
  const notes = elements(profile, 'Attachment/EmbeddedData').some(({ text }) => text.trim())
    ? ['The photo isn’t imported. You can add it in the editor.']
    : [];
  return resumeOf(personal, sections, notes);
}

/** Whether a root is one of today's Europass. */
export const isCandidate = (root: XmlElement): boolean =>
  root.name === 'Candidate' &&
  (/europass/i.test(attributeOf(root, 'xmlns')) || element(root, 'CandidatePerson') !== undefined);
