import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BorderStyle,
  Document,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { Person } from './person.ts';
import type { Planned } from './plan.ts';

const RIGHT = 9600;
const bold = (text: string) => new TextRun({ text, bold: true });
const heading = (text: string) =>
  new Paragraph({
    spacing: { before: 200, after: 60 },
    children: [new TextRun({ text: text.toUpperCase(), bold: true, size: 24, color: '2F5496' })],
  });
const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
const tabbed = (left: TextRun[], right: string) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: RIGHT }],
    children: [...left, new TextRun(`\t${right}`)],
  });

/** Names at the left, dates at a tab stop at the right end; the place behind the second name. */
function tabs(p: Person): Paragraph[] {
  return [
    new Paragraph({ children: [new TextRun({ text: p.name, bold: true, size: 44 })] }),
    new Paragraph(p.headline),
    new Paragraph([p.email, p.phone, p.location].join(' • ')),
    new Paragraph(p.links.join(' • ')),
    heading(p.heads.summary),
    new Paragraph(p.summary),
    heading(p.heads.work),
    ...p.jobs.flatMap((j) => [
      tabbed([bold(j.title)], `${j.start} – ${j.end}`),
      new Paragraph({ spacing: { after: 40 }, children: [new TextRun(`${j.company} – ${j.place}`)] }),
      ...j.bullets.map(bullet),
    ]),
    heading(p.heads.edu),
    ...p.schools.flatMap((s) => [
      tabbed([bold(s.degree)], `${s.start} – ${s.end}`),
      new Paragraph(`${s.school} – ${s.place}`),
    ]),
    heading(p.heads.skills),
    ...p.more.skills.map((one) => new Paragraph(one)),
    heading(p.more.extra[0]),
    ...p.more.extra[1].map(bullet),
  ];
}

const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
const borders = { top: none, bottom: none, left: none, right: none };

/** A table of two cells: the contacts and skills at the left, the career at the right. */
function table(p: Person): (Paragraph | Table)[] {
  const cell = (share: number, children: Paragraph[]) =>
    new TableCell({
      width: { size: share * 96, type: WidthType.DXA },
      borders,
      margins: { right: 240 },
      children,
    });
  const aside = [
    heading(p.heads.contact),
    ...[p.location, p.phone, p.email, ...p.links].map((one) => new Paragraph(one)),
    heading(p.heads.skills),
    ...p.more.skills.map((one) => new Paragraph(one)),
    heading(p.more.extra[0]),
    ...p.more.extra[1].map((one) => new Paragraph(one)),
  ];
  const main = [
    heading(p.heads.summary),
    new Paragraph(p.summary),
    heading(p.heads.work),
    ...p.jobs.flatMap((j) => [
      new Paragraph({ spacing: { before: 100 }, children: [bold(`${j.company}, ${j.place}`)] }),
      new Paragraph({
        children: [new TextRun({ text: j.title, italics: true }), new TextRun(` (${j.start} - ${j.end})`)],
      }),
      ...j.bullets.map(bullet),
    ]),
    heading(p.heads.edu),
    ...p.schools.flatMap((s) => [
      new Paragraph({ spacing: { before: 100 }, children: [bold(`${s.school}, ${s.place}`)] }),
      new Paragraph({
        children: [new TextRun({ text: s.degree, italics: true }), new TextRun(` (${s.start} - ${s.end})`)],
      }),
    ]),
  ];
  return [
    new Paragraph({ children: [new TextRun({ text: p.name, bold: true, size: 48 })] }),
    new Paragraph(p.headline),
    new Table({
      width: { size: 9600, type: WidthType.DXA },
      columnWidths: [2900, 6700],
      borders: { ...borders, insideHorizontal: none, insideVertical: none },
      rows: [new TableRow({ children: [cell(30, aside), cell(70, main)] })],
    }),
  ];
}

/** Word documents as LibreOffice exports them. */
export async function makeOffice(documents: Planned[], folder: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'resume-'));
  for (const { file, layout, person } of documents) {
    const children = layout === 'tabs' ? tabs(person) : table(person);
    const word = new Document({
      styles: { default: { document: { run: { font: 'Liberation Sans', size: 20 } } } },
      sections: [
        { properties: { page: { margin: { top: 1100, bottom: 1100, left: 1150, right: 1150 } } }, children },
      ],
    });
    const path = join(work, file.replace('.pdf', '.docx'));
    writeFileSync(path, await Packer.toBuffer(word));
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${work}/profile`,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        work,
        path,
      ],
      { stdio: 'ignore' },
    );
    copyFileSync(join(work, file), `${folder}/${file}`);
  }
}
