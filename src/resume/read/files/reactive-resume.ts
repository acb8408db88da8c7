import { findDates, humanDate } from '../../dates.ts';
import { firstText, isObject, lines, objects, type Raw, text, texts } from '../../json/values.ts';
import { KINDS } from '../../kinds.ts';
import type { Item, SectionKind } from '../../model.ts';
import type { ReadResume, ReadSection } from '../result.ts';
import { splitName } from '../split-name.ts';
import { counted, resumeOf, sectionOf } from './build.ts';
import { htmlLines } from './html.ts';

/** An address as the releases write it: a text, or an object with the address and its label. */
const urlOf = (...values: unknown[]): string =>
  values.map((value) => (isObject(value) ? firstText(value.href, value.url) : text(value))).find(Boolean) ??
  '';

/** A period as the releases write it: from and to as dates, or one text. */
function datesOf(raw: Raw): Pick<Item, 'start' | 'end'> {
  const { date } = raw;
  if (isObject(date)) {
    const start = humanDate(text(date.start));
    return { start, end: humanDate(text(date.end)) || (start ? 'Present' : '') };
  }
  const written = firstText(raw.period, date);
  const found = findDates(written);
  // Words beside the dates must not be lost.
  return found && found.length === written.length
    ? { start: found.start, end: found.end }
    : { start: '', end: humanDate(written) };
}

const richText = (...values: unknown[]): string[] => values.flatMap((value) => htmlLines(text(value)));

const common = (raw: Raw): Pick<Item, 'start' | 'end' | 'location'> => ({
  ...datesOf(raw),
  location: text(raw.location),
});
const words = (raw: Raw): string => texts(raw.keywords).join(', ');
const link = (raw: Raw): string => urlOf(raw.url, raw.website);
const body = (raw: Raw): string[] => richText(raw.summary, raw.description);

type Read = (raw: Raw) => Partial<Item>;

/** Positions within one company, as the newest release has them, are positions of their own. */
const roles = (raw: Raw): Partial<Item>[] =>
  objects(raw.roles).map((role) => ({
    title: firstText(raw.company, raw.name),
    subtitle: firstText(role.position, role.title),
    location: text(raw.location),
    ...datesOf(role),
    text: lines(body(role)),
  }));

const work: Read = (raw) => ({
  title: firstText(raw.company, raw.name),
  subtitle: text(raw.position),
  ...common(raw),
  text: lines(body(raw), link(raw)),
});

/** The sections of all releases, by any of their ids: which fields are where. */
const SECTIONS: { ids: string[]; kind: SectionKind; title?: string; read: Read }[] = [
  { ids: ['experience', 'work'], kind: 'work', read: work },
  {
    ids: ['education'],
    kind: 'education',
    read: (raw) => ({
      title: firstText(raw.institution, raw.school),
      subtitle: [firstText(raw.studyType, raw.degree), text(raw.area)].filter(Boolean).join(' '),
      ...common(raw),
      text: lines(
        body(raw),
        texts(raw.courses),
        firstText(raw.score, raw.grade) && `Score: ${firstText(raw.score, raw.grade)}`,
        link(raw),
      ),
    }),
  },
  {
    ids: ['projects'],
    kind: 'projects',
    read: (raw) => ({
      title: firstText(raw.name, raw.title),
      subtitle: link(raw),
      ...common(raw),
      text: lines(richText(raw.description, raw.summary), words(raw)),
    }),
  },
  {
    ids: ['skills'],
    kind: 'skills',
    read: (raw) => ({
      title: [text(raw.name), firstText(raw.proficiency, raw.description)].filter(Boolean).join(': '),
      text: words(raw),
    }),
  },
  {
    ids: ['certifications', 'certificates'],
    kind: 'certifications',
    read: (raw) => ({
      title: firstText(raw.name, raw.title),
      subtitle: text(raw.issuer),
      end: datesOf(raw).end,
      text: lines(body(raw), link(raw)),
    }),
  },
  {
    ids: ['awards'],
    kind: 'awards',
    read: (raw) => ({
      title: firstText(raw.title, raw.name),
      subtitle: text(raw.awarder),
      end: datesOf(raw).end,
      text: lines(body(raw), link(raw)),
    }),
  },
  {
    ids: ['languages'],
    kind: 'languages',
    read: (raw) => ({
      title: firstText(raw.language, raw.name),
      text: firstText(raw.fluency, raw.description, Number.isNaN(Number(text(raw.level))) ? raw.level : ''),
    }),
  },
  {
    ids: ['volunteer', 'volunteering'],
    kind: 'custom',
    title: 'Volunteering',
    read: (raw) => ({
      title: firstText(raw.organization, raw.company),
      subtitle: text(raw.position),
      ...common(raw),
      text: lines(body(raw), link(raw)),
    }),
  },
  {
    ids: ['publications'],
    kind: 'custom',
    title: 'Publications',
    read: (raw) => ({
      title: firstText(raw.name, raw.title),
      subtitle: text(raw.publisher),
      end: datesOf(raw).end,
      text: lines(body(raw), link(raw)),
    }),
  },
  {
    ids: ['interests'],
    kind: 'custom',
    title: 'Interests',
    read: (raw) => ({ title: text(raw.name), text: words(raw) }),
  },
  {
    ids: ['references'],
    kind: 'custom',
    title: 'References',
    read: (raw) => ({
      title: text(raw.name),
      subtitle: firstText(raw.relationship, raw.position),
      text: lines(body(raw), text(raw.phone), text(raw.email), link(raw)),
    }),
  },
];

/** What an entry of a section of one's own says, whatever it is. */
const own: Read = (raw) => ({
  title: firstText(raw.name, raw.title, raw.company, raw.organization, raw.school, raw.institution),
  subtitle: firstText(raw.position, raw.issuer, raw.publisher, raw.awarder, raw.degree),
  ...common(raw),
  text: lines(body(raw), richText(raw.content), words(raw), link(raw)),
});

const isHidden = (raw: Raw): boolean => raw.hidden === true || raw.visible === false;

const titleOf = (section: Raw, known: string): string => {
  const title = firstText(section.name, section.title);
  // The product's own name for a kind unless somebody has renamed the section.
  return title && title.toLowerCase() !== known.toLowerCase() && title !== 'Experience' ? title : known;
};

function readSections(sections: Raw): ReadSection[] {
  return Object.entries(sections).flatMap(([id, section]) => {
    if (!isObject(section)) return [];
    // Version 4 keeps sections of one's own in one object, by their ids.
    if (id === 'custom' && !Array.isArray(section.items)) return readSections(section);
    if (id === 'profiles' || id === 'summary') return [];
    const facts = SECTIONS.find(({ ids }) => ids.includes(id));
    const { kind = 'custom', read = own } = facts ?? {};
    const items = objects(section.items).flatMap((raw) => {
      const several = kind === 'work' ? roles(raw) : [];
      return several.length > 0 ? several : [read(raw)];
    });
    const known = facts?.title ?? KINDS[kind].title;
    return [sectionOf(kind, items, titleOf(section, known))];
  });
}

/** Sections of one's own in version 5. */
const readCustom = (found: unknown): ReadSection[] =>
  objects(found).map((section) => {
    const facts = SECTIONS.find(({ ids }) => ids.includes(text(section.type)));
    const { kind = 'custom', read = own } = facts ?? {};
    return sectionOf(
      kind,
      objects(section.items).map(read),
      firstText(section.title, section.name, KINDS[kind].title),
    );
  });

/** Whether a JSON file is one of Reactive Resume, versions 3 to 5. */
export const isReactiveResume = (found: Raw): boolean =>
  isObject(found.basics) &&
  isObject(found.sections) &&
  Object.values(found.sections).some(
    (section) => isObject(section) && ('items' in section || 'content' in section || 'columns' in section),
  );

/** A resume of Reactive Resume. Rich text becomes lines; entries that are hidden there come too, and are counted. */
export function fromReactiveResume(found: Raw): ReadResume {
  const basics = isObject(found.basics) ? found.basics : {};
  const sections = isObject(found.sections) ? found.sections : {};
  const about = isObject(sections.summary) ? sections.summary : found.summary;
  const profiles = [
    ...objects(basics.profiles, 'network'),
    ...objects(isObject(sections.profiles) ? sections.profiles.items : [], 'network'),
  ];
  const profile = (network: RegExp) => {
    const one = profiles.find((raw) => network.test(text(raw.network)));
    return one ? urlOf(one.url, one.website) || text(one.username) : '';
  };
  const others = profiles.filter((raw) => !/^(?:linkedin|github)$/i.test(text(raw.network)));
  const { firstName, lastName } = splitName(text(basics.name).replace(/\s+/g, ' '));
  const place = basics.location;
  const location = isObject(place)
    ? [place.address, place.postalCode, place.city, place.region, place.country]
        .map(text)
        .filter(Boolean)
        .join(', ')
    : text(place);
  const info = {
    firstName,
    lastName,
    email: text(basics.email),
    mobile: text(basics.phone),
    location,
    linkedin: profile(/linkedin/i),
    github: profile(/github/i),
    website: urlOf(basics.url, basics.website),
    summary: lines(text(basics.headline), richText(basics.summary, isObject(about) ? about.content : about)),
  };
  const more = [
    ...objects(basics.customFields, 'value').map((raw) => ({
      title: text(raw.name),
      text: firstText(raw.value, raw.text),
    })),
    ...others.map((raw) => ({
      title: text(raw.network),
      text: urlOf(raw.url, raw.website) || text(raw.username),
    })),
  ];
  const hidden = Object.values(sections)
    .flatMap((section) => (isObject(section) ? objects(section.items) : []))
    .filter(isHidden).length;
  return resumeOf(
    info,
    [
      ...readSections(sections),
      ...readCustom(found.customSections),
      sectionOf('custom', more, 'Further details'),
    ],
    counted(
      hidden,
      'One entry that is hidden in Reactive Resume is in the list too. Remove it if you don’t want it.',
      '# entries that are hidden in Reactive Resume are in the list too. Remove them if you don’t want them.',
    ),
  );
}
