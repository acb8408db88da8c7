import type { Browser, Page } from '@playwright/test';
import { median, round } from './statistics.ts';

const QUESTION = 'system-design/hld/url-shortener';
const COLUMNS = 30;
const BOXES = 600;
const LINES = 400;
const STEPS = 180;

/** 1,000 shapes: boxes of the library with a text, and arrows between neighbors. */
function largeDrawing(): unknown[] {
  const kinds = ['service', 'database', 'cache', 'queue', 'client'];
  const boxes = Array.from({ length: BOXES }, (_, index) => ({
    id: `s${index + 1}`,
    type: 'rect',
    kind: kinds[index % kinds.length],
    x: (index % COLUMNS) * 60,
    y: Math.floor(index / COLUMNS) * 60,
    w: 40,
    h: 30,
    text: `P${index}`,
  }));
  const lines = Array.from({ length: LINES }, (_, index) => ({
    id: `s${BOXES + index + 1}`,
    type: 'arrow',
    x: 0,
    y: 0,
    w: 0,
    h: 0,
    x2: 1,
    y2: 1,
    text: '',
    from: `s${index + 1}`,
    to: `s${index + 2}`,
  }));
  return [...boxes, ...lines];
}

/** Puts a drawing where the page looks for it. */
async function keepDrawing(page: Page, shapes: unknown[]): Promise<void> {
  const record = { id: QUESTION, shapes, at: 1 };
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('dryrun');
        request.onsuccess = () => {
          const transaction = request.result.transaction('drawings', 'readwrite');
          transaction.objectStore('drawings').put(kept);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    record,
  );
}

/**
 * Milliseconds between frames while one of 1,000 shapes is dragged, its arrows with it.
 * @param address of the system design question {@link QUESTION}
 */
export async function canvasBench(
  browser: Browser,
  address: string,
): Promise<{ shapes: number; frames: number; medianMs: number; p95Ms: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address, { waitUntil: 'networkidle' });
  await keepDrawing(page, largeDrawing());
  await page.reload({ waitUntil: 'networkidle' });
  const canvas = page.getByRole('application', { name: 'Your design' });
  const box = await canvas.getByRole('img', { name: 'P318 (queue)' }).boundingBox();
  const area = await canvas.boundingBox();
  if (!box || !area) throw new Error('the drawing is not shown');
  const shapes = await canvas.getByRole('img').count();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const tick = (time: number) => {
      frames.push(time);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  for (let step = 0; step < STEPS; step += 1) {
    const angle = (step / STEPS) * 4 * Math.PI;
    const [x, y] = [Math.cos(angle) * area.width * 0.3, Math.sin(angle) * area.height * 0.3];
    await page.mouse.move(area.x + area.width / 2 + x, area.y + area.height / 2 + y);
  }
  const times = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  await page.mouse.up();
  await page.close();
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const sorted = gaps.toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  return { shapes, frames: gaps.length, medianMs: round(median(gaps)), p95Ms: round(p95) };
}
