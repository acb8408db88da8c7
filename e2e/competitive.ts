import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const PATH = '/competitive-coding';

export const activityOf = (page: Page) => page.getByRole('list', { name: 'Recent activity' });
export const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });

/** Opens the page and waits until it listens and its records have been read. */
export async function open(page: Page): Promise<void> {
  await page.goto(PATH);
  await expect(box(page, 'Contest 1')).toBeEnabled();
  await expect(page.getByText('Loading…')).toHaveCount(0);
}
