import { openPdf } from './open.ts';

/** A run of glyphs as a page places it; lengths in points, `y` from the top of the page. */
export interface PdfItem {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
}

export interface PdfPage {
  width: number;
  height: number;
  items: PdfItem[];
}

/** The text of a document with its places, and what else helps to understand it. */
export interface PdfText {
  pages: PdfPage[];
  /** Addresses that parts of the pages lead to. */
  links: string[];
  /** The programs that made it, as it says itself. */
  maker: string;
}

const MAX_PAGES = 30;
const MAX_ITEMS = 60_000;

/** Weights that names of fonts carry; `Medi` is how the free Times calls its bold, CMBX is TeX's. */
const BOLD = /bold|black|heavy|semib|demi|medi(?!um)|cmb|sfbx|-bd|\bbd\b/i;
const ITALIC = /ital|obli|cmti|cmsl|sfti|-it\b|slant/i;

interface FontFacts {
  name?: string;
}

/** Reads where every run of text stands. @throws the errors of PDF.js */
export async function readPdfText(data: Uint8Array): Promise<PdfText> {
  const pdf = await openPdf(data);
  const pages: PdfPage[] = [];
  const links = new Set<string>();
  let left = MAX_ITEMS;
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && left > 0; number += 1) {
    const page = await pdf.getPage(number);
    // Fonts have names only once the page's drawing has been read.
    await page.getOperatorList();
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const fonts = new Map<string, string>();
    const nameOf = (id: string): string => {
      const known = fonts.get(id);
      if (known !== undefined) return known;
      const name = page.commonObjs.has(id) ? ((page.commonObjs.get(id) as FontFacts | null)?.name ?? '') : '';
      fonts.set(id, name);
      return name;
    };
    const found: PdfItem[] = [];
    for (const item of items) {
      if (!('str' in item) || item.str === '' || left-- <= 0) continue;
      const [a = 1, b = 0, , d = 1, x = 0, y = 0] = item.transform as number[];
      const font = nameOf(item.fontName);
      found.push({
        text: item.str,
        x,
        y: height - y,
        width: item.width,
        size: Math.hypot(a, b) || Math.abs(d) || item.height,
        bold: BOLD.test(font),
        italic: ITALIC.test(font),
      });
    }
    pages.push({ width, height, items: found });
    for (const { url } of (await page.getAnnotations()) as { url?: string }[]) if (url) links.add(url);
  }
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const { Creator = '', Producer = '' } = info as { Creator?: string; Producer?: string };
  await pdf.loadingTask.destroy();
  return { pages, links: [...links], maker: `${Creator} ${Producer}`.trim() };
}
