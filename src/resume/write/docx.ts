import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  Packer,
  Paragraph,
  type ParagraphChild,
  TabStopType,
  TextRun,
} from 'docx';
import { paragraphsOf } from '../letter.ts';
import type { LetterContent, ResumeContent } from '../model.ts';
import { type Contact, type Entry, type OutlineSection, outlineOf } from '../outline.ts';
import { GRAY, type ResumeTemplate } from '../templates/template.ts';
import { TEMPLATES } from '../templates/templates.ts';

/** Twips: an A4 page without its margins is as wide as the tab stop for dates. */
const MARGIN = 1000;
const RIGHT = 11_906 - 2 * MARGIN;
/** Word counts text in half points. */
const HALF_POINTS = 2;
const ALIGN = { left: AlignmentType.LEFT, center: AlignmentType.CENTER } as const;

function contactRuns(contacts: Contact[]): ParagraphChild[] {
  return contacts.flatMap(({ text, href }, at) => {
    const run = new TextRun({ text, color: GRAY });
    const shown = href ? new ExternalHyperlink({ link: href, children: [run] }) : run;
    return at > 0 ? [new TextRun({ text: '  |  ', color: GRAY }), shown] : [shown];
  });
}

/** A line with something at its right end; stays with what follows. */
const headLine = (left: TextRun[], right: string): Paragraph =>
  new Paragraph({
    keepNext: true,
    tabStops: [{ type: TabStopType.RIGHT, position: RIGHT }],
    children: right ? [...left, new TextRun({ text: `\t${right}`, color: GRAY })] : left,
  });

function entryParagraphs(entry: Entry): Paragraph[] {
  const heads: Paragraph[] = [];
  if (entry.title || entry.dates)
    heads.push(headLine([new TextRun({ text: entry.title, bold: true })], entry.dates));
  if (entry.subtitle || entry.location)
    heads.push(headLine([new TextRun({ text: entry.subtitle, italics: true })], entry.location));
  const bullets = entry.lines.map((line) => new Paragraph({ text: line, bullet: { level: 0 } }));
  return [...heads, ...bullets, new Paragraph({ text: '', spacing: { line: 80, lineRule: 'exact' } })];
}

const inlineParagraph = ({ title, lines }: Entry): Paragraph => {
  const text = lines.join(' ');
  return new Paragraph({
    children: [new TextRun({ text: title && text ? `${title}: ` : title, bold: true }), new TextRun(text)],
  });
};

const headingParagraph = (title: string, { accent }: ResumeTemplate): Paragraph =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    spacing: { before: 200, after: 60 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: accent, space: 1 } },
    children: [new TextRun({ text: title, bold: true, color: accent, size: 25 })],
  });

const sectionParagraphs = (section: OutlineSection, template: ResumeTemplate): Paragraph[] => [
  ...(section.title ? [headingParagraph(section.title, template)] : []),
  ...section.entries.flatMap((entry) => (section.inline ? [inlineParagraph(entry)] : entryParagraphs(entry))),
];

const documentOf = (children: Paragraph[], { word }: ResumeTemplate, title: string): Document =>
  new Document({
    title,
    creator: 'Dryrun',
    styles: { default: { document: { run: { font: word.font, size: word.fontSize * HALF_POINTS } } } },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
          },
        },
        children,
      },
    ],
  });

const nameParagraph = (name: string, template: ResumeTemplate): Paragraph =>
  new Paragraph({
    heading: HeadingLevel.TITLE,
    alignment: ALIGN[template.align],
    children: [new TextRun({ text: name, bold: true, color: template.accent, size: 44 })],
  });

/** A resume as a Word document. */
export function resumeDocx(content: ResumeContent): Promise<Blob> {
  const template = TEMPLATES[content.template];
  const { firstName, lastName, contacts, summary, sections } = outlineOf(content);
  const name = `${firstName} ${lastName}`.trim();
  const children = [
    ...(name ? [nameParagraph(name, template)] : []),
    ...(contacts.length > 0
      ? [
          new Paragraph({
            alignment: ALIGN[template.align],
            children: contactRuns(contacts),
          }),
        ]
      : []),
    ...(summary.length > 0
      ? [headingParagraph('Summary', template), ...summary.map((line) => new Paragraph(line))]
      : []),
    ...sections.flatMap((section) => sectionParagraphs(section, template)),
  ];
  return Packer.toBlob(documentOf(children, template, name ? `${name}, resume` : 'Resume'));
}

/** A cover letter as a Word document. */
export function letterDocx(content: LetterContent): Promise<Blob> {
  const template = TEMPLATES[content.template];
  const { name, contact, date, recipient, subject, greeting, body, closing } = content;
  const part = (text: string, bold = false): Paragraph[] =>
    text
      ? [
          new Paragraph({
            spacing: { before: 220 },
            children: text
              .split('\n')
              .map((line, at) => new TextRun({ text: line, bold, break: at > 0 ? 1 : undefined })),
          }),
        ]
      : [];
  const children = [
    ...(name ? [nameParagraph(name, template)] : []),
    ...part(contact),
    ...part(date),
    ...part(recipient),
    ...part(subject, true),
    ...part(greeting),
    ...paragraphsOf(body).flatMap((paragraph) => part(paragraph)),
    ...part(closing),
    ...part(name),
  ];
  return Packer.toBlob(documentOf(children, template, subject || 'Cover letter'));
}
