import type { ResumeContent } from '../model.ts';
import { type Entry, type OutlineSection, outlineOf } from '../outline.ts';

/** Text in which no character is taken for markup. */
const plain = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2')
    .replace(/^([-+])(?=\s)/, '\\$1');

const inline = ({ title, lines }: Entry): string => {
  const text = lines.map(plain).join(' ');
  return `- ${title ? `**${plain(title)}**${text ? ': ' : ''}` : ''}${text}`;
};

function entryMarkdown(entry: Entry): string {
  const facts = [entry.subtitle && `*${plain(entry.subtitle)}*`, plain(entry.location), plain(entry.dates)]
    .filter(Boolean)
    .join(' · ');
  return [
    entry.title ? `### ${plain(entry.title)}` : '',
    facts,
    entry.lines.map((line) => `- ${plain(line)}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const sectionMarkdown = ({ title, entries, inline: short }: OutlineSection): string =>
  [title ? `## ${plain(title)}` : '', entries.map(short ? inline : entryMarkdown).join(short ? '\n' : '\n\n')]
    .filter(Boolean)
    .join('\n\n');

/** A resume as a Markdown document. */
export function toMarkdown(content: ResumeContent): string {
  const { firstName, lastName, contacts, summary, sections } = outlineOf(content);
  const name = `${firstName} ${lastName}`.trim();
  const contact = contacts
    .map(({ text, href }) =>
      href ? `[${plain(text)}](<${href.replace(/[<>]/g, encodeURIComponent)}>)` : plain(text),
    )
    .join(' | ');
  return [
    name ? `# ${plain(name)}` : '',
    contact,
    summary.length > 0 ? ['## Summary', ...summary.map(plain)].join('\n\n') : '',
    ...sections.map(sectionMarkdown),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}
