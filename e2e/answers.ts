import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const QUESTION = '/behavior-question/behavioral/leadership/leading-without-authority';
export const OTHER = '/behavior-question/behavioral/teamwork/conflict-with-colleague';

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Opens a behavioral question and waits until it can be written to. */
export async function open(page: Page, path = QUESTION) {
  await page.goto(path);
  await expect(field(page, 'Situation')).toBeEditable();
}

export async function openTab(page: Page, name: string) {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}
