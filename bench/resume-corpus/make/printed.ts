import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../../scripts/chromium.ts';
import { oneColumn, type Row, type Run, twoColumns } from './arrangements.ts';
import type { Planned } from './plan.ts';

const FONTS = ['Liberation Sans', 'Liberation Serif', 'DejaVu Sans'];

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const spans = (runs: Run[]): string =>
  runs
    .map(({ x, b, i }) => {
      const tag = b ? 'b' : i ? 'i' : 'span';
      return `<${tag}>${escaped(x)}</${tag}>`;
    })
    .join('');

function rowHtml({ t, l, r, g }: Row): string {
  if (t === 'gap') return '<div class=gap></div>';
  if (t === 'bullet') return `<div class=bullet><span>${g}</span><div>${spans(l)}</div></div>`;
  if (r) return `<div class=row><span>${spans(l)}</span><span>${spans(r)}</span></div>`;
  return `<div class="${t === 'row' ? 'line' : t}">${spans(l)}</div>`;
}

const html = (rows: Row[]): string => rows.map(rowHtml).join('\n');

const css = (font: string, size: number): string =>
  `body{font:${size}pt/1.4 "${font}";margin:0}.name{font-size:2.2em}.headline{color:#555;margin-bottom:4px}` +
  '.heading{font-size:1.15em;margin:12px 0 3px;border-bottom:1px solid #888;color:#223}' +
  '.row{display:flex;justify-content:space-between}.bullet{display:flex;gap:6px;margin-left:8px}.gap{height:6px}' +
  '.cols{display:flex;gap:26px}.aside{width:30%}.main{flex:1}@page{size:A4;margin:18mm}';

function pageOf({ person, style, caps, turn, layout }: Planned): string {
  if (layout.startsWith('one'))
    return `<style>${css(FONTS[turn % 3] ?? '', 10)}</style>${html(oneColumn(person, style, caps))}`;
  const { head, aside, main } = twoColumns(person, style, caps);
  const columns = [`<div class=aside>${html(aside)}</div>`, `<div class=main>${html(main)}</div>`];
  if (turn % 2 === 0) columns.reverse();
  return `<style>${css(FONTS[(turn + 1) % 3] ?? '', 9.5)}</style>${html(head)}<div class=cols>${columns.join('')}</div>`;
}

/** HTML as Chromium prints it. */
export async function makePrinted(documents: Planned[], folder: string): Promise<void> {
  const browser = await chromium.launch(CHROMIUM);
  const page = await browser.newPage();
  for (const document of documents) {
    await page.setContent(pageOf(document));
    await page.pdf({ path: `${folder}/${document.file}`, preferCSSPageSize: true });
  }
  await browser.close();
}
