import { createWriteStream } from 'node:fs';
import { oneColumn, type Row, type Run } from './arrangements.ts';
import type { Planned } from './plan.ts';

/** What is used of PDFKit, which is no package of the product: `PDFKIT` names where it is installed. */
interface Kit {
  x: number;
  y: number;
  pipe(stream: NodeJS.WritableStream): NodeJS.WritableStream;
  fontSize(size: number): Kit;
  font(file: string): Kit;
  text(text: string, x?: number, y?: number, options?: object): Kit;
  moveDown(lines: number): Kit;
  widthOfString(text: string): number;
  end(): void;
}

const FONTS = '/usr/share/fonts/truetype/liberation/LiberationSans';
const fontOf = ({ b, i }: Run): string => `${FONTS}-${b ? 'Bold' : i ? 'Italic' : 'Regular'}.ttf`;
const SIZES: Partial<Record<Row['t'], number>> = { name: 22, heading: 13, headline: 11 };

function draw(kit: Kit, { t, l, r, g = '' }: Row): void {
  kit.fontSize(SIZES[t] ?? 10);
  if (t === 'gap') {
    kit.moveDown(0.4);
    return;
  }
  if (t === 'heading') kit.moveDown(0.7);
  const { y } = kit;
  const x = t === 'bullet' ? 66 : 50;
  if (t === 'bullet') kit.font(fontOf({ x: '' })).text(g, 54, y, { lineBreak: false });
  for (const [at, run] of l.entries()) {
    const place: [number?, number?] = at === 0 ? [x, y] : [undefined, undefined];
    kit.font(fontOf(run)).text(run.x, ...place, { continued: at < l.length - 1, width: 500 });
  }
  const [run] = r ?? [];
  if (run) {
    const below = kit.y;
    kit.font(fontOf(run));
    kit.text(run.x, 562 - kit.widthOfString(run.x), y, { lineBreak: false });
    kit.y = below;
  }
  kit.x = 50;
}

/** PDFKit 0.17: text placed line by line on US letter. */
export async function makePdfKit(documents: Planned[], folder: string): Promise<void> {
  const { default: PdfKit } = (await import(process.env.PDFKIT ?? 'pdfkit')) as {
    default: new (options: object) => Kit;
  };
  for (const { file, person, style, caps } of documents) {
    const kit = new PdfKit({ size: 'LETTER', margin: 50 });
    const written = new Promise((resolve) =>
      kit.pipe(createWriteStream(`${folder}/${file}`)).on('finish', resolve),
    );
    for (const row of oneColumn(person, style, caps)) draw(kit, row);
    kit.end();
    await written;
  }
}
