import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { readLesson, renderLesson } from '../read/lesson-file.ts';
import { PROJECT } from '../read/project.ts';

const shots = join(PROJECT, 'shots/lessons');
const WIDTHS = [800, 390];
/** A picture of the whole page would be too tall to read, so it is cut into parts of this height. */
const SLICE = 1600;
const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8');

/** The application's own fonts: widths of labels depend on them. */
function fonts(): string {
  const css = read('src/app.css');
  const modules = pathToFileURL(join(PROJECT, 'node_modules/'));
  const faces = css.match(/@font-face \{.*?\}/gs) ?? [];
  const names = css.match(/--font-(?:sans|mono): .*?;/g) ?? [];
  return `${faces.join('').replaceAll("url('@", `url('${modules}@`)} body { ${names.join('')} font-family: var(--font-sans) }`;
}

/** A page like the application's, without the application. */
function document(title: string, content: string, dark: boolean): string {
  const css = ['src/ui/tokens.css', 'src/ui/prose.css', 'src/ui/figure.css'].map(read).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>
    * { box-sizing: border-box } h1, h2, h3, p, ul, ol, pre, table, figure { margin: 0 }
    body { margin: 0; padding: 32px max(16px, 4vw); background: var(--bg); color: var(--text); font-size: 15px }
    ${fonts()} ${css}
  </style><body class="${dark ? 'dark-theme' : ''}"><h1>${title}</h1><main class="prose">${content}</main></body></html>`;
}

/** Texts that leave their drawing, cross the edge of a box, or lie on another text. */
function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const crosses = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const inside = (a: DOMRect, b: DOMRect, pad: number) =>
      a.left >= b.left + pad && a.right <= b.right - pad && a.top >= b.top && a.bottom <= b.bottom;
    for (const svg of globalThis.document.querySelectorAll('.fig svg')) {
      const name = svg.querySelector('title')?.id.replace(/-title$/, '');
      const texts = [...svg.querySelectorAll('text')];
      const boxes = [...svg.querySelectorAll('rect[class^=fig-box]')].map((box) =>
        box.getBoundingClientRect(),
      );
      texts.forEach((text, index) => {
        const area = text.getBoundingClientRect();
        const label = `${name}: "${text.textContent}"`;
        if (!inside(area, svg.getBoundingClientRect(), 0)) found.push(`${label} leaves the drawing`);
        if (boxes.some((box) => crosses(area, box) && !inside(area, box, 4)))
          found.push(`${label} crosses a box`);
        const other = texts.slice(index + 1).find((next) => crosses(area, next.getBoundingClientRect()));
        if (other) found.push(`${label} lies on "${other.textContent}"`);
      });
    }
    return found;
  });
}

/** `node content-tools/preview/preview-lesson.ts <lesson folder>`: pictures of the lesson below `shots/lessons/`. */
const folder = resolve(process.argv[2] ?? '');
const id = basename(folder);
const { front, body } = readLesson(join(folder, 'lesson.md'));
const html = renderLesson(body, (name) => readFileSync(join(folder, name), 'utf8'));
const out = join(shots, basename(dirname(folder)));
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--allow-file-access-from-files', // the bundled font
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  for (const theme of ['light', 'dark']) {
    const file = join(out, `${id}-${theme}.html`);
    writeFileSync(file, document((front as { title: string }).title, html, theme === 'dark'));
    for (const width of WIDTHS) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.goto(pathToFileURL(file).href);
      await page.evaluate(() => globalThis.document.fonts.ready);
      const height = await page.evaluate(() => globalThis.document.documentElement.scrollHeight);
      for (let y = 0, part = 1; y < height; y += SLICE, part++) {
        const shot = join(out, `${id}-${theme}-${width}-${part}.png`);
        const clip = { x: 0, y, width, height: Math.min(SLICE, height - y) };
        await page.screenshot({ path: shot, fullPage: true, clip });
        console.log(relative(PROJECT, shot));
      }
      if (width === WIDTHS[0]) {
        if (theme === 'light')
          for (const message of await overflows(page)) console.log(`  look at ${message}`);
        // Each figure is also a picture of its own, to judge labels by.
        for (const figure of await page.locator('.fig svg').all()) {
          const name = (await figure.locator('title').getAttribute('id'))?.replace(/-title$/, '');
          await figure.screenshot({ path: join(out, `${id}-${theme}-${name}.png`) });
        }
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
}
