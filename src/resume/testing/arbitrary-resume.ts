import fc from 'fast-check';
import { createItem, createSection, emptyContent } from '../create.ts';
import type { Item, ResumeContent, Section } from '../model.ts';
import { PHOTO_SHAPES } from '../photo.ts';
import { TEMPLATE_IDS } from '../templates/templates.ts';

/** Builders of plausible invented resumes for property tests: realistic words, any combination of what is there. */

const FIRST = [
  'Ada',
  'José María',
  'Zoë',
  'Anne-Sophie',
  'Łukasz',
  'Ольга',
  'Νίκος',
  'Nguyễn',
  "D'Arcy",
  'Per-Åke',
];
const LAST = [
  'Example',
  'García Márquez',
  'O’Neill',
  'Smith-Jones',
  'Wiśniewski',
  'Иванова',
  'Παπαδόπουλος',
  'de Vries',
  'Roe Jr.',
  'Roe, PhD',
  'Roe (she/her)',
];
const PLACES = [
  'Berlin, Germany',
  'São Paulo, Brazil',
  'Αθήνα, Ελλάδα',
  'New York, NY',
  'Kraków, Poland',
  'Remote',
  'Łódź, Polska',
];
const COMPANIES = [
  'Northwind GmbH',
  'Acme & Sons',
  'Сбертех',
  'Globex (UK) Ltd.',
  'Initech',
  '3M-like Labs',
  'Bücher AG',
  'Umbrella Corp.',
];
const TITLES = [
  'Senior Software Engineer',
  'Data Scientist',
  'Engineering Manager',
  'QA Lead',
  'Développeur',
  'Инженер',
  'Head of R&D',
];
const SCHOOLS = [
  'University of Example',
  'ETH Zürich',
  'Universidad de Sevilla',
  'МГУ',
  'Εθνικό Πανεπιστήμιο',
  'MIT',
];
const DEGREES = [
  'BSc Computer Science',
  'MSc Mathematics',
  'PhD, Physics',
  'Diplom-Informatiker',
  'B.A. in History',
];
const BULLETS = [
  'Built the billing API that settles 3 million invoices a month',
  'Cut costs by 35% (about €120k a year), without a single hour of downtime',
  'Led a team of 5; hired two people and mentored both of them until they could lead projects on their own in other offices',
  'Migrated C++ services to Rust & gRPC',
  'Wrote “how we work” – the handbook of the office',
  'Скорость обработки выросла в 2 раза',
  'Μείωσε τον χρόνο απόκρισης κατά 40%',
  'Répondu aux appels d’offres',
];
const SKILLS = ['TypeScript', 'Go', 'SQL', 'C++', 'Kubernetes', 'Figma', 'Machine Learning', 'Node.js'];
const DATES = [
  '2015',
  'Jan 2016',
  'Mar 2017',
  '06/2018',
  '2019/03',
  'Spring 2020',
  'März 2014',
  'Sept. 2012',
];

/** A gray square of eight pixels as a JPEG file. */
export const PHOTO =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z';

const maybe = <T extends string>(text: fc.Arbitrary<T>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 5, arbitrary: text }, { weight: 1, arbitrary: fc.constant('') });
const bullets = fc.array(fc.constantFrom(...BULLETS), { maxLength: 5 }).map((lines) => lines.join('\n'));
const date = fc.constantFrom(...DATES);
const range = fc.record({ start: date, end: fc.constantFrom('2021', 'Dec 2022', 'Present', '11/2023') });

const itemOf = (fields: fc.Arbitrary<Partial<Item>>): fc.Arbitrary<Item> =>
  fc.tuple(fields, range).map(([found, dates]) => createItem({ ...dates, ...found }));

const sections: fc.Arbitrary<Section>[] = [
  fc
    .array(
      itemOf(
        fc.record({
          title: fc.constantFrom(...COMPANIES),
          subtitle: maybe(fc.constantFrom(...TITLES)),
          location: maybe(fc.constantFrom(...PLACES)),
          text: bullets,
        }),
      ),
      { minLength: 1, maxLength: 5 },
    )
    .map((items) => createSection('work', items)),
  fc
    .array(
      itemOf(
        fc.record({
          title: fc.constantFrom(...SCHOOLS),
          subtitle: maybe(fc.constantFrom(...DEGREES)),
          location: maybe(fc.constantFrom(...PLACES)),
          text: fc.constantFrom('', 'Thesis on error-correcting codes'),
        }),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((items) => createSection('education', items)),
  fc
    .array(
      itemOf(fc.record({ title: fc.constantFrom('tinylog', 'Open Atlas', 'Проект X'), text: bullets })),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    .map((items) => createSection('projects', items)),
  fc
    .array(
      fc
        .record({
          title: maybe(fc.constantFrom('Languages', 'Tools', 'Methods')),
          text: fc.subarray(SKILLS, { minLength: 1 }).map((words) => words.join(', ')),
        })
        .map(createItem),
      { minLength: 1, maxLength: 3 },
    )
    .map((items) => createSection('skills', items)),
  fc
    .array(
      fc
        .record({
          title: fc.constantFrom('Cloud Architect', 'Certified Scrum Master'),
          subtitle: maybe(fc.constantFrom('Example Institute', 'Cloud Ltd')),
          end: maybe(date),
        })
        .map(createItem),
      { minLength: 1, maxLength: 2 },
    )
    .map((items) => createSection('certifications', items)),
  fc
    .array(
      fc
        .record({
          title: fc.constantFrom('English', 'Ελληνικά', 'Русский'),
          text: fc.constantFrom('native', 'B2', 'fluent'),
        })
        .map(createItem),
      { minLength: 1, maxLength: 3 },
    )
    .map((items) => createSection('languages', items)),
  fc
    .array(
      itemOf(
        fc.record({
          title: fc.constantFrom('Code Club', 'Red Cross'),
          subtitle: maybe(fc.constantFrom('Mentor')),
          text: bullets,
        }),
      ),
      {
        minLength: 1,
        maxLength: 2,
      },
    )
    .map((items) => createSection('custom', items, 'Volunteering')),
];

/** An invented resume with any of the sections in any order. */
export const arbitraryResume: fc.Arbitrary<ResumeContent> = fc
  .record({
    template: fc.constantFrom(...TEMPLATE_IDS),
    firstName: fc.constantFrom(...FIRST),
    lastName: fc.constantFrom(...LAST),
    headline: fc.option(fc.constantFrom(...TITLES), { nil: undefined }),
    email: fc.constantFrom('ada@example.com', 'j.garcia+cv@mail.example.org'),
    mobile: maybe(fc.constantFrom('+49 30 1234567', '(555) 010-0199', '+30 210 0000000', '020 7946 0018')),
    location: maybe(fc.constantFrom(...PLACES)),
    linkedin: maybe(fc.constant('linkedin.com/in/ada-example')),
    github: maybe(fc.constant('github.com/ada')),
    website: maybe(fc.constantFrom('ada.example.com', 'example.org/~ada')),
    summary: maybe(
      fc.constantFrom(
        'Engineer who writes things down.',
        'Инженер с опытом работы десять лет в банках и стартапах, от первой строки кода до поддержки.',
        'Engineer who writes things down, measures before and after, and prefers the smaller change of two, whatever it takes.\nlooks for a team that does the same',
      ),
    ),
    chosen: fc.tuple(...sections.map((section) => fc.option(section, { nil: undefined, freq: 4 }))),
    icons: fc.boolean(),
    levels: fc.boolean(),
    photo: fc.option(fc.constantFrom(...PHOTO_SHAPES), { nil: undefined }),
    order: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 7, maxLength: 7 }),
  })
  .map(({ template, chosen, order, headline, icons, levels, photo, ...personalInfo }) => ({
    ...emptyContent(),
    template,
    ...(headline && { headline }),
    ...(photo && { photo: { image: PHOTO, shape: photo, shown: true } }),
    ...((icons || levels) && { design: { ...(icons && { icons }), ...(levels && { levels }) } }),
    personalInfo,
    sections: chosen
      .map((section, at) => ({ section, at: order[at] ?? 0 }))
      .sort((a, b) => a.at - b.at)
      .flatMap(({ section }) => (section ? [section] : [])),
  }));
