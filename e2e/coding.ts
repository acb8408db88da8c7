import type { Page } from '@playwright/test';
import { PYTHON } from '../scripts/browsers/programs.ts';
import { expect } from './test.ts';

export const TWO_SUM = '/question/dsa/arrays/two-sum';

/** The coding page's parts, as a user finds them. */
export function coding(page: Page) {
  const editor = page.getByRole('textbox', { name: /Code editor/ });
  const install = page.getByRole('button', { name: /Install Python/ });
  return {
    editor,
    output: page.getByRole('log', { name: 'Console output' }),
    run: page.getByRole('button', { name: 'Run', exact: true }),
    submit: page.getByRole('button', { name: 'Submit', exact: true }),
    stop: page.getByRole('button', { name: 'Stop' }),
    language: page.getByRole('combobox', { name: 'Language' }),
    install,

    async open(path = TWO_SUM) {
      await page.goto(path);
      // On a phone it lies below the question, and is made when it comes near.
      await page.getByRole('region', { name: 'Editor' }).scrollIntoViewIfNeeded();
      await expect(editor).toBeVisible();
      // Kept code is read before anything can be typed.
      await expect(editor).not.toHaveAttribute('aria-readonly', 'true');
    },

    /** Chooses a language and waits for its code. */
    async choose(id: string) {
      await page.getByRole('combobox', { name: 'Language' }).selectOption(id);
      await expect(editor).not.toHaveAttribute('aria-readonly', 'true');
    },

    /** Replaces the whole program, as pasting over a selection does. */
    async write(source: string) {
      await editor.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(source);
    },

    async installPython() {
      await install.click();
      await expect(page.getByText(/Python runs for real/)).toBeVisible({ timeout: 60_000 });
    },
  };
}

export const PROGRAMS = {
  ...PYTHON,
  crashing: `class Solution:
    def twoSum(self, nums, target):
        return nums[len(nums)]
`,
  broken: `class Solution:
    def twoSum(self, nums, target)
        return []
`,
};
