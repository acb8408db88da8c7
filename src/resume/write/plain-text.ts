import type { ResumeContent } from '../model.ts';
import { type Entry, type OutlineSection, outlineOf } from '../outline.ts';

const inline = ({ title, lines }: Entry): string => [title, lines.join(' ')].filter(Boolean).join(': ');

function entryText(entry: Entry): string {
  const head = [entry.title, entry.subtitle, entry.location, entry.dates].filter(Boolean);
  return [...head, ...entry.lines.map((line) => `- ${line}`)].join('\n');
}

const sectionText = ({ title, entries, inline: short }: OutlineSection): string =>
  [title.toUpperCase(), entries.map(short ? inline : entryText).join(short ? '\n' : '\n\n')]
    .filter(Boolean)
    .join('\n\n');

/** A resume as text to paste into a form: one fact a line, in reading order. */
export function toPlainText(content: ResumeContent): string {
  const { firstName, lastName, headline, contacts, summary, sections, headings } = outlineOf(content);
  const head = [`${firstName} ${lastName}`.trim(), headline, ...contacts.map(({ text }) => text)].filter(
    Boolean,
  );
  return [
    head.join('\n'),
    summary.length > 0 ? [headings.summary.toUpperCase(), ...summary].join('\n') : '',
    ...sections.map(sectionText),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}
