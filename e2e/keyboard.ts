import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** More than any page has between two of its controls. */
const MOST_PRESSES = 80;

async function press(key: string, page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Presses Tab until a control has the focus, as one does who has no mouse. */
export const tabTo = (page: Page, target: Locator): Promise<void> => press('Tab', page, target);

/** The same backwards, with Shift. */
export const tabBackTo = (page: Page, target: Locator): Promise<void> => press('Shift+Tab', page, target);
