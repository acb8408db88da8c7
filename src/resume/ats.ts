import { dateRange } from './dates.ts';
import { KINDS } from './kinds.ts';
import type { PersonalInfo, ResumeContent } from './model.ts';
import { type Entry, type OutlineSection, outlineOf } from './outline.ts';
import type { ReadItem, ReadResume, ReadSection } from './read/result.ts';
import type { SectionKind } from './section-kinds.ts';
import type { ResumeTemplate } from './templates/template.ts';
import { TEMPLATES } from './templates/templates.ts';
import { toPlainText } from './write/plain-text.ts';

/** A sentence about what a parser gets from a resume, and whether it is as it should be. */
export interface AtsLine {
  ok: boolean;
  text: string;
}

const CONTACTS: readonly (readonly [keyof PersonalInfo, string])[] = [
  ['email', 'email address'],
  ['mobile', 'phone number'],
  ['location', 'location'],
  ['linkedin', 'LinkedIn profile'],
  ['github', 'GitHub profile'],
  ['website', 'website'],
];

const listed = (words: readonly string[]): string => new Intl.ListFormat('en').format(words);
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Everything that was read, as one text. */
const readText = ({ personalInfo, headline, sections }: ReadResume): string =>
  [
    headline?.value,
    ...Object.values(personalInfo).map((read) => read?.value),
    ...sections.flatMap(({ title, items }) => [
      title,
      ...items.flatMap((item) => [
        item.title?.value,
        item.subtitle?.value,
        item.location?.value,
        item.start?.value,
        item.end?.value,
        item.text?.value,
      ]),
    ]),
  ].join('\n');

/** Words of a resume that were not read in its PDF. */
export function lostWords(content: ResumeContent, read: ReadResume): string[] {
  const found = new Set(words(readText(read)));
  // Headings that a template prints and that are no text of the resume.
  const { summary, contact } = outlineOf(content).headings;
  const printed = new Set(words(`${summary} ${contact}`));
  return [...new Set(words(toPlainText(content)))].filter((word) => !printed.has(word) && !found.has(word));
}

function nameLine({ firstName, lastName }: PersonalInfo, read: ReadResume): AtsLine {
  const name = `${firstName} ${lastName}`.trim();
  if (!name) return { ok: false, text: 'There’s no name for it to read. Add yours.' };
  const { personalInfo: found } = read;
  const got = `${found.firstName?.value ?? ''} ${found.lastName?.value ?? ''}`.trim();
  return plain(got) === plain(name)
    ? { ok: true, text: `It reads your name as ${got}.` }
    : { ok: false, text: got ? `It reads your name as ${got}, not ${name}.` : 'It doesn’t find your name.' };
}

function contactLines(info: PersonalInfo, read: ReadResume): AtsLine[] {
  const written = CONTACTS.filter(([field]) => info[field].trim());
  const isFound = ([field]: (typeof CONTACTS)[number]) => {
    const found = plain(read.personalInfo[field]?.value ?? '');
    return found !== '' && plain(info[field]).endsWith(found);
  };
  const found = written.filter(isFound).map(([, noun]) => noun);
  const lost = written.filter((one) => !isFound(one)).map(([, noun]) => noun);
  return [
    ...(found.length > 0 ? [{ ok: true, text: `It finds your ${listed(found)}.` }] : []),
    ...(lost.length > 0 ? [{ ok: false, text: `It doesn’t find your ${listed(lost)}.` }] : []),
    ...(info.email.trim()
      ? []
      : [{ ok: false, text: 'There’s no email address. Recruiters can’t answer you.' }]),
  ];
}

const datesOf = ({ start, end }: ReadItem): string =>
  dateRange({ start: start?.value ?? '', end: end?.value ?? '' });

/** What of an entry a parser has wrong, by the names of its fields. */
function wrongParts(
  { title, subtitle, dates }: Entry,
  kind: SectionKind,
  item: ReadItem | undefined,
): string[] {
  const label = (field: string) =>
    KINDS[kind].fields.find(([name]) => name === field)?.[1].toLowerCase() ?? field;
  return [
    ...(plain(title) === plain(item?.title?.value ?? '') ? [] : [label('title')]),
    ...(plain(subtitle) === plain(item?.subtitle?.value ?? '') ? [] : [label('subtitle')]),
    ...(plain(dates) === plain(item ? datesOf(item) : '') ? [] : ['dates']),
  ];
}

const DATED: ReadonlySet<SectionKind> = new Set(['work', 'education']);

/** Jobs or schools: whether each comes as one entry with its names and dates. */
function entryLines({ kind, title, entries }: OutlineSection, read: ReadSection | undefined): AtsLine[] {
  const noun = KINDS[kind].item;
  const faults = entries.flatMap((entry, at): AtsLine[] => {
    const wrong = wrongParts(entry, kind, read?.items[at]);
    const name = entry.title || entry.subtitle || `${noun} ${at + 1}`;
    if (wrong.length > 0) return [{ ok: false, text: `For ${name}, it gets the ${listed(wrong)} wrong.` }];
    if (!entry.dates && DATED.has(kind))
      return [{ ok: false, text: `${name} has no dates. Many application forms ask for them.` }];
    return [];
  });
  const count = counted(read?.items.length ?? 0, noun);
  return (read?.items.length ?? 0) === entries.length
    ? [
        {
          ok: true,
          text: `Under ${title}, it finds ${count}${faults.length === 0 ? ', each with its own fields' : ''}.`,
        },
        ...faults,
      ]
    : [{ ok: false, text: `Under ${title}, it finds ${count} of ${entries.length}.` }];
}

function sectionLines(section: OutlineSection, read: ReadResume): AtsLine[] {
  const found = read.sections.find(
    ({ kind, title }) => kind === section.kind && plain(title) === plain(section.title),
  );
  if (!found)
    return [{ ok: false, text: `It doesn’t find the section ${section.title || 'without a heading'}.` }];
  if (!section.inline) return entryLines(section, found);
  const named = section.entries.flatMap(({ title, lines }) =>
    section.kind === 'languages' ? [title] : lines.join(', ').split(/[,;]/),
  );
  const noun = section.kind === 'languages' ? 'language' : 'skill';
  return [{ ok: true, text: `Under ${section.title}, it finds ${counted(named.length, noun)}.` }];
}

/** What is drawn and not text, and how columns come out. */
function designLines({ template, design, photo }: ResumeContent): AtsLine[] {
  const { side }: ResumeTemplate = TEMPLATES[template];
  const drawn = [
    ...(photo?.shown ? ['photo'] : []),
    ...(design?.icons ? ['icons'] : []),
    ...(design?.levels ? ['dots'] : []),
  ];
  return [
    ...(side
      ? [
          {
            ok: true,
            text: 'The file gives the wide column before the narrow one. A parser that reads straight across the page may mix them: for such a portal, choose a template with one column.',
          },
        ]
      : [{ ok: true, text: 'The text is one column, in the order you see.' }]),
    ...(drawn.length > 0 ? [{ ok: true, text: `It skips the ${listed(drawn)}, which hold no text.` }] : []),
  ];
}

/** In plain words, what a parser gets from a resume's PDF. @param read what was read back from it */
export function atsReport(content: ResumeContent, read: ReadResume): AtsLine[] {
  const lost = lostWords(content, read);
  const { sections } = outlineOf(content);
  return [
    lost.length === 0
      ? { ok: true, text: 'All text was extracted.' }
      : { ok: false, text: `Not extracted: ${lost.slice(0, 20).join(', ')}` },
    nameLine(content.personalInfo, read),
    ...contactLines(content.personalInfo, read),
    ...sections.flatMap((section) => sectionLines(section, read)),
    ...designLines(content),
  ];
}
