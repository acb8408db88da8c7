import { ADDRESSES } from './site.ts';
import { expect, test } from './test.ts';

/** Workspaces fill the window, and a message about an address stands alone in its middle. */
const FILLS = /^\/(question|system-design-question|ml-question|resumes\/new|projects|nowhere)\b/;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

// The prerendered pages and their style are enough.
test.use({ javaScriptEnabled: false, serviceWorkers: 'block' });

for (const size of SIZES) {
  test(`from page to page the left edge stays, ${size.width} px wide`, async ({ page }) => {
    await page.setViewportSize(size);
    const edges = new Map<number, string[]>();
    for (const path of ADDRESSES.filter((address) => !FILLS.test(address))) {
      // With its style, without which every heading stands at the window's edge.
      await page.goto(path, { waitUntil: 'load' });
      const box = await page.getByRole('heading', { level: 1 }).boundingBox();
      const left = Math.round(box?.x ?? -1);
      edges.set(left, [...(edges.get(left) ?? []), path]);
    }
    expect(edges.size, JSON.stringify([...edges])).toBe(1);
  });
}
