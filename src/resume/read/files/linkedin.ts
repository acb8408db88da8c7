import { lines } from '../../json/values.ts';
import type { Item } from '../../model.ts';
import type { ReadResume, ReadSection } from '../result.ts';
import { counted, resumeOf, sectionOf } from './build.ts';
import { csvRows } from './csv.ts';

type Row = Record<string, string>;

/** The files of the export that a resume is made of, by their names without ending. */
const FILES = [
  'Profile',
  'Email Addresses',
  'PhoneNumbers',
  'Positions',
  'Education',
  'Projects',
  'Skills',
  'Certifications',
  'Honors',
  'Languages',
  'Volunteering',
  'Publications',
  'Courses',
  'Organizations',
  'Patents',
] as const;
type FileName = (typeof FILES)[number];

const plainName = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.csv$/i, '');

/** Which file of the export this is; undefined for those without anything for a resume. */
export const linkedInFile = (path: string): FileName | undefined =>
  /\.csv$/i.test(path)
    ? FILES.find((name) => name.toLowerCase() === plainName(path).toLowerCase())
    : undefined;

const text = (row: Row, ...names: string[]): string =>
  names.map((name) => row[name] ?? '').find(Boolean) ?? '';

function datesOf(row: Row): Pick<Item, 'start' | 'end'> {
  const start = text(row, 'Started On', 'Start Date');
  return { start, end: text(row, 'Finished On', 'End Date') || (start ? 'Present' : '') };
}

/** A school without an end may have been left; a resume says nothing then. */
const schoolDates = (row: Row) => ({
  start: text(row, 'Start Date', 'Started On'),
  end: text(row, 'End Date', 'Finished On'),
});

/** A description with its lines: the export keeps the breaks, or writes two spaces for them. */
const bodyOf = (row: Row): string =>
  text(row, 'Description')
    .split(/\r?\n|\s{2,}(?=[•▪*-])/)
    .map((line) => line.replace(/^\s*[•▪*-]\s+/, '').trim())
    .filter(Boolean)
    .join('\n');

const SECTIONS: Partial<Record<FileName, (rows: Row[]) => ReadSection>> = {
  Positions: (rows) =>
    sectionOf(
      'work',
      rows.map((row) => ({
        title: text(row, 'Company Name'),
        subtitle: text(row, 'Title'),
        location: text(row, 'Location'),
        ...datesOf(row),
        text: bodyOf(row),
      })),
    ),
  Education: (rows) =>
    sectionOf(
      'education',
      rows.map((row) => ({
        title: text(row, 'School Name'),
        subtitle: text(row, 'Degree Name'),
        ...schoolDates(row),
        text: lines(text(row, 'Notes'), text(row, 'Activities')),
      })),
    ),
  Projects: (rows) =>
    sectionOf(
      'projects',
      rows.map((row) => ({
        title: text(row, 'Title'),
        subtitle: text(row, 'Url'),
        ...datesOf(row),
        text: bodyOf(row),
      })),
    ),
  Skills: (rows) =>
    sectionOf('skills', [
      {
        text: rows
          .map((row) => text(row, 'Name'))
          .filter(Boolean)
          .join(', '),
      },
    ]),
  Certifications: (rows) =>
    sectionOf(
      'certifications',
      rows.map((row) => ({
        title: text(row, 'Name'),
        subtitle: text(row, 'Authority'),
        end: text(row, 'Started On', 'Finished On'),
        text: lines(text(row, 'License Number'), text(row, 'Url')),
      })),
    ),
  Honors: (rows) =>
    sectionOf(
      'awards',
      rows.map((row) => ({
        title: text(row, 'Title'),
        subtitle: text(row, 'Issuer'),
        end: text(row, 'Issued On'),
        text: bodyOf(row),
      })),
    ),
  Languages: (rows) =>
    sectionOf(
      'languages',
      rows.map((row) => ({ title: text(row, 'Name'), text: text(row, 'Proficiency') })),
    ),
  Volunteering: (rows) =>
    sectionOf(
      'custom',
      rows.map((row) => ({
        title: text(row, 'Company Name'),
        subtitle: text(row, 'Role'),
        ...datesOf(row),
        text: lines(text(row, 'Cause'), bodyOf(row)),
      })),
      'Volunteering',
    ),
  Publications: (rows) =>
    sectionOf(
      'custom',
      rows.map((row) => ({
        title: text(row, 'Name'),
        subtitle: text(row, 'Publisher'),
        end: text(row, 'Published On'),
        text: lines(bodyOf(row), text(row, 'Url')),
      })),
      'Publications',
    ),
  Courses: (rows) =>
    sectionOf(
      'custom',
      rows.map((row) => ({ title: text(row, 'Name'), subtitle: text(row, 'Number') })),
      'Courses',
    ),
  Organizations: (rows) =>
    sectionOf(
      'custom',
      rows.map((row) => ({
        title: text(row, 'Name'),
        subtitle: text(row, 'Position'),
        ...datesOf(row),
        text: bodyOf(row),
      })),
      'Organizations',
    ),
  Patents: (rows) =>
    sectionOf(
      'custom',
      rows.map((row) => ({
        title: text(row, 'Title'),
        subtitle: text(row, 'Patent Number', 'Number'),
        end: text(row, 'Issued On', 'Filed On'),
        text: lines(bodyOf(row), text(row, 'Url')),
      })),
      'Patents',
    ),
};

const WEB = /(?:https?:\/\/|www\.)[^\s,\]]+/i;

/** Begins as a spreadsheet's formula does, and is no list mark, number or handle. */
const isFormula = (cell: string): boolean => /^(?:=|[+@-](?=[A-Za-z]+\())/.test(cell);

/**
 * A resume from the CSV files of a LinkedIn export.
 * @param files their texts by name
 */
export function fromLinkedIn(files: ReadonlyMap<FileName, string>): ReadResume {
  const rows = (name: FileName): Row[] => csvRows(files.get(name) ?? '');
  const [profile = {}] = rows('Profile');
  const emails = rows('Email Addresses');
  const primary = emails.find((row) => /^yes$/i.test(row.Primary ?? '')) ?? emails[0] ?? {};
  const [phone = {}] = rows('PhoneNumbers');
  const info = {
    firstName: text(profile, 'First Name'),
    lastName: text(profile, 'Last Name'),
    email: text(primary, 'Email Address'),
    mobile: text(phone, 'Number'),
    location: text(profile, 'Geo Location', 'Address'),
    website: WEB.exec(text(profile, 'Websites'))?.[0] ?? '',
    summary: lines(text(profile, 'Headline'), text(profile, 'Summary')),
  };
  const sections = FILES.flatMap((name) => {
    const section = SECTIONS[name]?.(rows(name));
    return section ? [section] : [];
  });
  const formulas = FILES.flatMap(rows)
    .flatMap((row) => Object.values(row))
    .filter(isFormula).length;
  return resumeOf(
    info,
    sections,
    counted(
      formulas,
      'One cell begins like a spreadsheet formula. It’s plain text here.',
      '# cells begin like spreadsheet formulas. They’re plain text here.',
    ),
  );
}
