import type { Page } from '@playwright/test';
import { readTable } from './database.ts';
import { expect } from './test.ts';

export const DESIGN = '/system-design-question/system-design/hld/url-shortener';

interface Point {
  x: number;
  y: number;
}

/** The drawing canvas of a system design question, as a user finds it. */
export function canvasOf(page: Page) {
  const region = page.getByRole('region', { name: 'Your design' });
  const paper = region.getByRole('application', { name: 'Your design' });
  return {
    region,
    paper,
    shapes: paper.getByRole('img'),
    outline: region.getByRole('list', { name: 'Outline of the drawing' }),

    async open() {
      await page.goto(DESIGN);
      // The kept drawing is read before anything can be drawn.
      await expect(page.locator('[inert]')).toHaveCount(0);
      await expect(paper).toBeVisible();
      // The paper learns its size with the next frame, and moves the view to its middle.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    },

    shape: (name: string) => paper.getByRole('img', { name, exact: true }),
    tool: (name: string) => region.getByRole('group', { name: 'Tools' }).getByRole('button', { name }),

    /** A point on the page, from one on the paper. */
    async at(x: number, y: number): Promise<Point> {
      const box = await paper.boundingBox();
      if (!box) throw new Error('no paper');
      return { x: box.x + x, y: box.y + y };
    },
    async clickAt(x: number, y: number) {
      const point = await this.at(x, y);
      await page.mouse.click(point.x, point.y);
    },
    /** Two clicks a tenth of a second apart by their own time, however long the machine takes over them. */
    async doubleClickAt(x: number, y: number) {
      const point = await this.at(x, y);
      const client = await page.context().newCDPSession(page);
      const first = Date.now() / 1000;
      for (const clickCount of [1, 2]) {
        for (const type of ['mousePressed', 'mouseReleased'] as const) {
          const timestamp = first + (clickCount - 1) / 10;
          await client.send('Input.dispatchMouseEvent', {
            ...{ type, ...point, clickCount, timestamp },
            button: 'left',
          });
        }
      }
      await client.detach();
    },
    async drag(from: Point, to: Point) {
      const [start, end] = [await this.at(from.x, from.y), await this.at(to.x, to.y)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
      await page.mouse.move(end.x, end.y, { steps: 3 });
      await page.mouse.up();
    },
    /** The middle of a shape, on the paper. */
    async middle(name: string): Promise<Point> {
      const [box, origin] = [await this.shape(name).boundingBox(), await paper.boundingBox()];
      if (!box || !origin) throw new Error(`${name} is not shown`);
      return { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y };
    },
    /** Width and height of a shape's outline, in canvas units. */
    async size(name: string): Promise<[number, number]> {
      const body = this.shape(name).locator('.canvas-body').first();
      return body.evaluate((element) => {
        const { width, height } = (element as SVGGraphicsElement).getBBox();
        return [width, height];
      });
    },
    async choose(menu: string, item: string | RegExp) {
      await region.getByRole('button', { name: menu }).click();
      await region.getByRole('group', { name: menu }).getByRole('button', { name: item }).click();
    },
  };
}

interface KeptShape {
  id: string;
  type: string;
  text: string;
  x: number;
  w: number;
  h: number;
}

/** The drawing as it is kept, read past the page. */
export async function keptShapes(page: Page): Promise<KeptShape[]> {
  const [drawing] = await readTable<{ shapes: KeptShape[] }>(page, 'drawings');
  return drawing?.shapes ?? [];
}
