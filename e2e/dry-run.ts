import type { Page } from '@playwright/test';

/** The player's parts, as a user finds them. */
export function dryRun(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Dry run' });
  return {
    dialog,
    said: dialog.getByRole('status'),
    line: dialog.getByRole('list', { name: 'Code' }).locator('[aria-current="step"]'),
    step: dialog.getByRole('slider', { name: 'Step' }),
    variable: (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name} is `) }),
    picture: (name: RegExp) => dialog.getByRole('img', { name }),
    open: () => page.getByRole('button', { name: 'Dry run' }).first().click(),
  };
}
