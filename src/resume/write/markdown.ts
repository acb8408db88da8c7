import type { ResumeContent } from '../model.ts';
import { type Entry, type OutlineSection, richOutlineOf } from '../outline.ts';
import { richRuns } from '../rich-text.ts';

/** Text in which no character is taken for markup. */
const plain = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2')
    .replace(/^([-+])(?=\s)/, '\\$1');

/** A line with its bold, italic and linked pieces as Markdown writes them. */
const rich = (line: string): string =>
  richRuns(line)
    .map(({ text, bold, italic, href }) => {
      if (href) return href === text ? `<${href}>` : `[${plain(text)}](<${href}>)`;
      const mark = bold ? '**' : italic ? '*' : '';
      return `${mark}${plain(text)}${mark}`;
    })
    .join('');

const inline = ({ title, lines }: Entry): string => {
  const text = lines.map(rich).join(' ');
  return `- ${title ? `**${plain(title)}**${text ? ': ' : ''}` : ''}${text}`;
};

function entryMarkdown(entry: Entry): string {
  const facts = [entry.subtitle && `*${plain(entry.subtitle)}*`, plain(entry.location), plain(entry.dates)]
    .filter(Boolean)
    .join(' · ');
  return [
    entry.title ? `### ${plain(entry.title)}` : '',
    facts,
    entry.lines.map((line) => `- ${rich(line)}`).join('\n'),
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
  const { firstName, lastName, headline, contacts, summary, sections, headings } = richOutlineOf(content);
  const name = `${firstName} ${lastName}`.trim();
  const contact = contacts
    .map(({ text, href }) =>
      href ? `[${plain(text)}](<${href.replace(/[<>]/g, encodeURIComponent)}>)` : plain(text),
    )
    .join(' | ');
  return [
    name ? `# ${plain(name)}` : '',
    headline ? `**${plain(headline)}**` : '',
    contact,
    summary.length > 0 ? [`## ${headings.summary}`, ...summary.map(rich)].join('\n\n') : '',
    ...sections.map(sectionMarkdown),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}
