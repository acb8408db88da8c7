import { languageOf } from '../language.ts';
import { paragraphsOf } from '../letter.ts';
import type { LetterContent, ResumeContent } from '../model.ts';
import { type Entry, type OutlineSection, richOutlineOf, textOf } from '../outline.ts';
import { richRuns } from '../rich-text.ts';
import { isRightToLeft } from '../scripts.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

const rich = (line: string): string =>
  richRuns(line)
    .map(({ text, bold, italic }) => {
      const tag = bold ? 'b' : italic ? 'i' : '';
      return tag ? `<${tag}>${escaped(text)}</${tag}>` : escaped(text);
    })
    .join('');

/** An element around some content; none around nothing. */
const element = (tag: string, content: string): string =>
  content ? `<${tag} dir="auto">${content}</${tag}>` : '';

function entryHtml({ title, subtitle, location, dates, lines }: Entry): string {
  const facts = [subtitle, location, dates].filter(Boolean).map(escaped).join(' · ');
  const list = lines.map((line) => element('li', rich(line))).join('');
  return element('h3', escaped(title)) + element('p', facts) + (list && `<ul>${list}</ul>`);
}

function sectionHtml({ title, entries, inline }: OutlineSection): string {
  const shown = inline
    ? entries.map((entry) =>
        element(
          'p',
          [entry.title && `<b>${escaped(entry.title)}</b>`, rich(entry.lines.join(' '))]
            .filter(Boolean)
            .join(': '),
        ),
      )
    : entries.map(entryHtml);
  return element('h2', escaped(title)) + shown.join('');
}

const STYLE = `
  @page { margin: 18mm }
  body { font: 10.5pt/1.4 system-ui, sans-serif; color: #1b1b1b; margin: 0 }
  h1 { font-size: 20pt; margin: 0 } h2 { font-size: 12.5pt; margin: 1em 0 .3em; border-bottom: 1px solid #999 }
  h3 { font-size: 10.5pt; margin: .7em 0 0 } p { margin: .15em 0 } ul { margin: .2em 0; padding-inline-start: 1.3em }
  img { float: inline-end; width: 25mm; height: 25mm; margin-inline-start: 5mm } .round { border-radius: 50% }
  h2, h3 { break-after: avoid } li { break-inside: avoid }
`;

const pageOf = (title: string, text: string, body: string): string =>
  `<!doctype html><html lang="${languageOf(text)}" dir="${isRightToLeft(text) ? 'rtl' : 'ltr'}"><meta charset="utf-8">` +
  `<title>${escaped(title)}</title><style>${STYLE}</style><body>${body}</body></html>`;

/** A resume as a plain page, to be printed with the fonts of a device. */
export function resumeHtml(content: ResumeContent): string {
  const outline = richOutlineOf(content);
  const { firstName, lastName, headline, photo, contacts, summary, sections, headings } = outline;
  const name = `${firstName} ${lastName}`.trim();
  const body = [
    photo ? `<img src="${photo.image}" alt="" class="${photo.shape}">` : '',
    element('h1', escaped(name)),
    element('p', escaped(headline)),
    element('p', contacts.map(({ text }) => escaped(text)).join(' | ')),
    summary.length > 0 ? element('h2', headings.summary) : '',
    ...summary.map((line) => element('p', rich(line))),
    ...sections.map(sectionHtml),
  ];
  return pageOf(name || 'Resume', textOf(outline), body.join(''));
}

/** A cover letter as a plain page. */
export function letterHtml({
  name,
  contact,
  date,
  recipient,
  subject,
  greeting,
  body,
  closing,
}: LetterContent): string {
  const lines = [contact, date, recipient, subject, greeting, ...paragraphsOf(body), closing, name];
  const paragraphs = lines.map((text) => element('p', escaped(text).replaceAll('\n', '<br>')));
  return pageOf(subject || name, `${greeting} ${body}`, element('h1', escaped(name)) + paragraphs.join(''));
}
