import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const PATH = '/mock-interview';

/** The screen's parts, as a user finds them. */
export function mock(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const history = page.getByRole('region', { name: 'Your interviews' });
  return {
    button,
    history,
    start: button('Start the interview'),
    clock: page.getByRole('timer', { name: 'Time left' }),
    heading: page.getByRole('main').getByRole('heading', { level: 2 }),
    notes: page.getByRole('textbox', { name: 'Notes' }),
    step: (number: number) => page.getByRole('button', { name: new RegExp(`^Question ${number} of`) }),
    rows: history.getByRole('listitem'),
    async begin(query = '') {
      await page.goto(`${PATH}${query}`);
      await expect(this.start).toBeEnabled();
      await this.start.click();
      await expect(this.notes).toBeEditable();
    },
    async finish() {
      await button('Finish').click();
      await expect(button('Save review')).toBeEnabled();
    },
  };
}
