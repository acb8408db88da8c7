import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The parts of an exercise in a lesson, as a user finds them. */
export function exerciseOn(page: Page, lesson: string, title: string) {
  const card = page.getByRole('region', { name: title, exact: true });
  const editor = card.getByRole('textbox', { name: /Code editor/ });
  return {
    card,
    editor,
    status: card.getByRole('status'),
    run: card.getByRole('button', { name: 'Run', exact: true }),
    check: card.getByRole('button', { name: 'Check', exact: true }),

    async open() {
      await page.goto(`/courses/${lesson}`);
      await card.getByRole('button', { name: 'Open' }).click();
      await expect(editor).toBeVisible();
      await expect(editor).not.toHaveAttribute('aria-readonly', 'true');
    },

    /** Replaces what is in the editor, as pasting over a selection does. */
    async write(source: string) {
      await editor.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(source);
    },
  };
}
