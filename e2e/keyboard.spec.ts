import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { coding, PROGRAMS } from './coding.ts';
import { tabBackTo, tabTo } from './keyboard.ts';
import { expect, test } from './test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a coding question is found, installed for, answered and solved with the keyboard alone', async ({
  page,
}) => {
  const { editor, install, output } = coding(page);
  await page.goto('/');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('two sum');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Two Sum/);
  await page.keyboard.press('Enter');
  await expect(editor).not.toHaveAttribute('aria-readonly', 'true');

  await tabTo(page, editor);
  // Tab writes spaces here; after Escape it leads on.
  await page.keyboard.press('Escape');
  await tabTo(page, install);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Python runs for real/)).toBeVisible({ timeout: 60_000 });

  await tabTo(page, editor);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(PROGRAMS.wrong);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('details', { hasText: 'Case 1' })).toContainText('Wrong Answer');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(PROGRAMS.right);
  await page.keyboard.press('Shift+Enter');
  await expect(output).toContainText('All tests passed.');
});

test('a behavioral question is answered and marked with the keyboard alone', async ({ page }) => {
  await page.goto('/behavior-question/behavioral/leadership/leading-without-authority');
  const situation = page.getByRole('textbox', { name: 'Situation', exact: true });
  await expect(situation).toBeEditable();
  await tabTo(page, situation);
  await page.keyboard.type('Two teams disagreed.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('I had to settle it.');
  await tabTo(page, page.getByRole('slider', { name: 'Confidence' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('4 of 5')).toBeVisible();
  await tabBackTo(page, page.getByRole('tab', { name: 'Answer' }));
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Notes' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Review' })).toBeFocused();
  await tabTo(page, page.getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await tabTo(page, button(page, 'Mark as reviewed'));
  await page.keyboard.press('Enter');
  await expect(button(page, /^Reviewed$/)).toBeVisible();
});

test('a resume is begun, written and downloaded with the keyboard alone', async ({ page }) => {
  await page.goto('/resumes');
  await tabTo(page, page.getByRole('link', { name: 'Create New Resume' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/resumes/new');
  await tabTo(page, page.getByRole('radio', { name: /Professional/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Concise/ })).toBeChecked();
  await expect(page).not.toHaveURL(/new/);
  for (const [index, name] of ['Upload Resume', 'Job Info', 'Edit Content'].entries()) {
    await tabTo(page, button(page, 'Next'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`step=${index + 2}`));
    // The address changes before the step is drawn, and the next press is the drawn step's.
    await expect(page.locator('[aria-current="step"]')).toContainText(name);
  }
  await tabTo(page, page.getByLabel('First Name'));
  await page.keyboard.type('Ada');
  await tabTo(page, button(page, 'Next'));
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, /Plain text/));
  const waiting = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect(readFileSync(await (await waiting).path(), 'utf8')).toContain('Ada');
});

test('a lesson is read and completed, and what is due is reviewed, with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/system-design/speedrun');
  await tabTo(page, button(page, 'Rate Limiter'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Start Lesson' }));
  await page.keyboard.press('Enter');
  const completion = page.getByRole('region', { name: 'Completion' });
  await expect(completion.getByText('0 / 15 completed')).toBeVisible();
  await tabTo(page, button(page, 'Mark as completed'));
  await page.keyboard.press('Enter');
  await expect(completion.getByText('1 / 15 completed')).toBeVisible();

  await page.goto('/settings');
  await tabTo(page, button(page, 'Add sample data'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'Remove sample data')).toBeEnabled();
  await page.goto('/review');
  const due = page.getByRole('main').getByRole('status');
  await expect(due).toHaveText(/^\d+ due today$/);
  const before = Number.parseInt((await due.textContent()) ?? '', 10);
  await tabTo(page, button(page, /^Good/));
  await page.keyboard.press('Enter');
  await expect(due).toHaveText(before > 1 ? `${before - 1} due today` : 'Nothing is due today.');
});

test('a question is asked and a contest’s week is kept with the keyboard alone', async ({ page }) => {
  await page.goto('/ask-question');
  await expect(button(page, 'Get Answer')).toBeEnabled();
  await tabTo(page, page.getByRole('textbox', { name: /^Question/ }));
  await page.keyboard.type('two numbers that add up to a target');
  await tabTo(page, page.getByRole('textbox', { name: /Code editor/ }));
  await page.keyboard.press('Escape');
  await tabTo(page, button(page, 'Get Answer'));
  await page.keyboard.press('Enter');
  const answer = page.getByRole('region', { name: 'Suggested Answer' });
  await expect(answer).toBeFocused();
  await expect(answer).toContainText('Two Sum');

  await page.goto('/competitive-coding');
  const contest = page.getByRole('checkbox', { name: /^Contest 1/ });
  await expect(contest).toBeEnabled();
  await tabTo(page, contest);
  await page.keyboard.press('Space');
  await expect(page.getByText('1 / 11 completed')).toBeVisible();
  await tabTo(page, button(page, 'Add problem'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form').getByLabel('Problem')).toBeFocused();
  await page.keyboard.type('CF 1900 D');
  await page.keyboard.press('Enter');
  const problems = page.getByRole('list', { name: 'Upsolve list' }).getByRole('listitem');
  await expect(problems).toContainText('CF 1900 D');
});

test('a resume is duplicated, renamed and deleted with the keyboard alone', async ({ page }) => {
  await page.goto('/resumes');
  const duplicate = button(page, 'Duplicate').first();
  await expect(duplicate).toBeEnabled();
  await tabTo(page, duplicate);
  await page.keyboard.press('Enter');
  const copy = page.getByRole('row', { name: /\(copy\)/ });
  await expect(copy).toBeVisible();
  await tabTo(page, copy.getByRole('button', { name: 'More actions' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Rename', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('By hand');
  await page.keyboard.press('Enter');
  const renamed = page.getByRole('row', { name: /By hand/ });
  await expect(renamed).toBeVisible();
  await tabTo(page, renamed.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(renamed).toHaveCount(0);
  await tabTo(page, button(page, 'Undo'));
  await page.keyboard.press('Enter');
  await expect(renamed).toBeVisible();
});

test('every dialog takes the focus, keeps it, and gives it back', async ({ page }) => {
  for (const [path, opener, name, width] of [
    ['/resumes', 'Upgrade', 'Every feature is free', 1440],
    ['/settings', 'Delete everything…', 'Delete everything', 1440],
    ['/dsa', /^Search/, 'Search', 1440],
    ['/dsa', 'Open menu', 'Menu', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await tabTo(page, button(page, opener));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    // Once round: the browser's own bars may come in between, the page behind never does.
    for (let presses = 0; presses < 6; presses += 1) {
      const inside = await dialog.evaluate(
        (element) => document.activeElement === document.body || element.contains(document.activeElement),
      );
      expect(inside, `${path}: the focus is in the dialog`).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, opener)).toBeFocused();
  }
});
