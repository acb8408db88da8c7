import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** More than any page has between two of its controls. */
const MOST_PRESSES = 80;

/** Presses Tab until a control has the focus, as one does who has no mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
