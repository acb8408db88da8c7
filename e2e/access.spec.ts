import type { Page } from '@playwright/test';
import { canvasOf } from './canvas.ts';
import { expect, test } from './test.ts';

/** A picture's part must be told from what it lies on: at least 3 to 1, as the guidelines ask of graphics. */
async function standsOut(page: Page, selector: string, property: 'stroke' | 'fill' | 'backgroundColor') {
  const contrast = () =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => {
        const luminance = (color: string) => {
          const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
          if (color === 'none' || alpha === 0) return undefined;
          const linear = [r, g, b].map((value) => {
            const part = value / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
        };
        const ground = luminance(getComputedStyle(document.body).backgroundColor) ?? 1;
        const ink = luminance(getComputedStyle(element)[name]) ?? ground;
        return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
      }, property);
  await expect.poll(contrast, `${property} of ${selector}`).toBeGreaterThanOrEqual(3);
}

for (const theme of ['light', 'dark']) {
  test(`in forced colors drawings, pipelines, charts and controls are seen, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('dryrun-theme', value), theme);
    const canvas = canvasOf(page);
    await canvas.open();
    for (const shape of ['Client', 'Service']) await canvas.choose('Shapes', shape);
    await standsOut(page, '.canvas-body', 'stroke');
    await standsOut(page, '.canvas-words', 'fill');
    const pressed = canvas.region.locator('[aria-pressed=true]').first();
    await expect(pressed).toHaveCSS('outline-style', 'solid');
    await expect(pressed).toHaveCSS('border-top-style', 'solid');
    await canvas.paper.focus();
    await page.keyboard.press('Tab');
    await standsOut(page, '.canvas-frame', 'stroke');

    await page.goto('/ml-question/machine-learning/ml-system-design/card-fraud-detection');
    await expect(page.locator('[inert]')).toHaveCount(0);
    const add = page.getByRole('group', { name: 'Add a node' });
    for (const name of ['Data Source', 'Model']) await add.getByRole('button', { name }).click();
    await standsOut(page, '.react-flow__edge-path', 'stroke');
    await expect(page.locator('.react-flow__node').first().locator('div').first()).toHaveCSS(
      'border-top-style',
      'solid',
    );

    await page.goto('/system-design/speedrun/caching');
    await page.getByRole('button', { name: 'Mark as completed' }).click();
    await standsOut(page, '[role=progressbar] > div', 'backgroundColor');
    await page.goto('/');
    await expect(page.getByRole('img', { name: /^1 activity over 1 day in/ })).toBeVisible();
    await standsOut(page, '.heat-map rect', 'stroke');
    await page.getByRole('button', { name: /^Search/ }).focus();
    await expect(page.getByRole('button', { name: /^Search/ })).toHaveCSS('outline-style', 'solid');
  });
}
