import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  type ParagraphChild,
  TabStopType,
  TextRun,
} from 'docx';
import { type Designed, designed, PAPERS, paperOf } from '../design.ts';
import { languageOf } from '../language.ts';
import { paragraphsOf } from '../letter.ts';
import type { LetterContent, ResumeContent } from '../model.ts';
import { type Contact, type Entry, type OutlineSection, richOutlineOf } from '../outline.ts';
import { photoBytes } from '../photo.ts';
import { richRuns } from '../rich-text.ts';
import { GRAY, type ResumeTemplate } from '../templates/template.ts';

/** In twips, of which a point has twenty. */
const MARGIN = 1000;
const twips = (points: number): number => Math.round(points * 20);
/** The tab stop of dates: where the text of the page ends. */
const rightOf = (design: Designed): number => twips(PAPERS[paperOf(design)].width) - 2 * MARGIN;
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
const headLine = (left: TextRun[], right: string, position: number): Paragraph =>
  new Paragraph({
    keepNext: true,
    tabStops: [{ type: TabStopType.RIGHT, position }],
    children: right ? [...left, new TextRun({ text: `\t${right}`, color: GRAY })] : left,
  });

/** The runs of a line with bold, italic and links. */
const richText = (line: string): ParagraphChild[] =>
  richRuns(line).map(({ text, bold, italic, href }) => {
    const run = new TextRun({ text, bold, italics: italic, ...(href && { style: 'Hyperlink' }) });
    return href ? new ExternalHyperlink({ link: href, children: [run] }) : run;
  });

function entryParagraphs(entry: Entry, right: number): Paragraph[] {
  const heads: Paragraph[] = [];
  if (entry.title || entry.dates)
    heads.push(headLine([new TextRun({ text: entry.title, bold: true })], entry.dates, right));
  if (entry.subtitle || entry.location)
    heads.push(headLine([new TextRun({ text: entry.subtitle, italics: true })], entry.location, right));
  const bullets = entry.lines.map(
    (line) => new Paragraph({ children: richText(line), bullet: { level: 0 } }),
  );
  return [...heads, ...bullets, new Paragraph({ text: '', spacing: { line: 80, lineRule: 'exact' } })];
}

const inlineParagraph = ({ title, lines }: Entry): Paragraph => {
  const text = lines.join(' ');
  return new Paragraph({
    children: [new TextRun({ text: title && text ? `${title}: ` : title, bold: true }), ...richText(text)],
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

const sectionParagraphs = (section: OutlineSection, template: ResumeTemplate, right: number): Paragraph[] => [
  ...(section.title ? [headingParagraph(section.title, template)] : []),
  ...section.entries.flatMap((entry) =>
    section.inline ? [inlineParagraph(entry)] : entryParagraphs(entry, right),
  ),
];

interface WordFile {
  children: Paragraph[];
  design: Designed;
  title: string;
  author: string;
  /** For the spelling checker. */
  language: string;
}

function documentOf({ children, design, title, author, language }: WordFile): Document {
  const { word } = designed(design);
  const { width, height } = PAPERS[paperOf(design)];
  return new Document({
    title,
    creator: author,
    lastModifiedBy: author,
    styles: {
      default: {
        document: {
          run: { font: word.font, size: word.fontSize * HALF_POINTS, language: { value: language } },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(width), height: twips(height) },
            margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
          },
        },
        children,
      },
    ],
  });
}

const nameParagraph = (name: string, template: ResumeTemplate): Paragraph =>
  new Paragraph({
    heading: HeadingLevel.TITLE,
    alignment: ALIGN[template.align],
    children: [new TextRun({ text: name, bold: true, color: template.accent, size: 44 })],
  });

/** The side of a photo, in the pixels of which Word has 96 on an inch. */
const PHOTO_PIXELS = 96;

const photoParagraph = (image: string, name: string, template: ResumeTemplate): Paragraph =>
  new Paragraph({
    alignment: ALIGN[template.align],
    children: [
      new ImageRun({
        type: 'jpg',
        data: photoBytes(image),
        transformation: { width: PHOTO_PIXELS, height: PHOTO_PIXELS },
        altText: { name: 'Photo', title: 'Photo', description: `Photo of ${name || 'the applicant'}` },
      }),
    ],
  });

/** A resume as a Word document. */
export function resumeDocx(content: ResumeContent): Promise<Blob> {
  const template = designed(content);
  const { firstName, lastName, headline, photo, contacts, summary, sections, headings, language } =
    richOutlineOf(content);
  const name = `${firstName} ${lastName}`.trim();
  const children = [
    ...(photo ? [photoParagraph(photo.image, name, template)] : []),
    ...(name ? [nameParagraph(name, template)] : []),
    ...(headline
      ? [
          new Paragraph({
            alignment: ALIGN[template.align],
            children: [new TextRun({ text: headline, color: GRAY })],
          }),
        ]
      : []),
    ...(contacts.length > 0
      ? [
          new Paragraph({
            alignment: ALIGN[template.align],
            children: contactRuns(contacts),
          }),
        ]
      : []),
    ...(summary.length > 0
      ? [
          headingParagraph(headings.summary, template),
          ...summary.map((line) => new Paragraph({ children: richText(line) })),
        ]
      : []),
    ...sections.flatMap((section) => sectionParagraphs(section, template, rightOf(content))),
  ];
  return Packer.toBlob(
    documentOf({
      children,
      design: content,
      title: name ? `${name}, resume` : 'Resume',
      author: name,
      language,
    }),
  );
}

/** A cover letter as a Word document. */
export function letterDocx(content: LetterContent): Promise<Blob> {
  const template = designed(content);
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
  return Packer.toBlob(
    documentOf({
      children,
      design: content,
      title: subject || 'Cover letter',
      author: name,
      language: languageOf(`${greeting} ${body}`),
    }),
  );
}
