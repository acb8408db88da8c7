import type { Locator, Page } from '@playwright/test';
import { CHROMIUM } from '../scripts/chromium.ts';
import { canvasOf } from './canvas.ts';
import { coding } from './coding.ts';
import { expect, test } from './test.ts';

const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({ launchOptions: { ...CHROMIUM, args: [...(CHROMIUM.args ?? []), ...MICROPHONE] } });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** What has the focus, in the page's content or that itself: not the body, where it is lost. */
const inMain = (page: Page) => page.locator('main:focus, main :focus');

/** Presses a button that goes away with what it is pressed for, and says where the focus has to be then. */
async function press(target: Locator, heir: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await target.press('Enter');
  await expect(heir).toBeFocused();
}

test('after a resume is deleted the focus is on the next one’s Delete; taken back, it stays there', async ({
  page,
}) => {
  await page.goto('/resumes');
  const remove = (title: string) =>
    page.getByRole('row', { name: title }).getByRole('button', { name: 'Delete' });
  await expect(remove('Backend Engineer')).toBeEnabled();
  const [first, last] = [remove('Backend Engineer'), remove('Data Scientist')];
  await press(first, remove('Engineering Manager').or(last).first());
  await press(button(page, 'Undo'), page.getByRole('button', { name: 'Delete' }).and(page.locator(':focus')));
  await expect(first).toBeVisible();
});

test('positions, sections and suggestions of a resume hand the focus on', async ({ page }) => {
  await page.goto('/resumes/new?step=4');
  const work = page.getByRole('region', { name: 'Work Experience', exact: true });
  for (const company of ['First', 'Second']) {
    await button(page, 'Add position').click();
    await work.getByLabel('Company').last().fill(company);
  }
  await press(work.getByRole('button', { name: 'Remove position 2' }), button(page, 'Remove position 1'));
  await press(button(page, 'Remove position 1'), button(page, 'Add position'));
  await press(button(page, 'Remove section Work Experience'), button(page, 'Remove section Education'));

  await button(page, 'Add project').click();
  await page.getByLabel('Description').fill('Responsible for building the API\nReduced the load time');
  await button(page, 'Auto-refine').click();
  const suggestions = page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem');
  await expect(suggestions).not.toHaveCount(0);
  for (let left = await suggestions.count(); left > 1; left -= 1) {
    await suggestions.first().getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(suggestions).toHaveCount(left - 1);
    await expect(suggestions.first().getByRole('button', { name: 'Dismiss' })).toBeFocused();
  }
  await suggestions.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(page.getByRole('tab', { name: 'Suggestions' })).toBeFocused();
});

test('tags of a resume hand the focus on, inside their dialog', async ({ page }) => {
  await page.goto('/resumes');
  const more = button(page, 'More actions').first();
  await expect(button(page, 'Duplicate').first()).toBeEnabled();
  await more.press('Enter');
  await press(
    page.getByRole('button', { name: 'Tags', exact: true }),
    page.getByRole('dialog').locator(':focus'),
  );
  for (const tag of ['one', 'two']) {
    await page.getByLabel('New tag').fill(tag);
    await page.keyboard.press('Enter');
    await expect(button(page, `Remove tag ${tag}`)).toBeVisible();
  }
  await press(button(page, 'Remove tag one'), button(page, 'Remove tag two'));
  await press(button(page, 'Remove tag two'), page.getByRole('button', { name: 'Add', exact: true }));
  await press(page.getByRole('button', { name: 'Done' }), more);
});

test('problems and activity of competitive coding hand the focus on', async ({ page }) => {
  await page.goto('/competitive-coding');
  await expect(page.getByRole('checkbox', { name: /^Contest 1/ })).toBeEnabled();
  await expect(page.getByText('Loading…')).toHaveCount(0);
  for (const [title, when] of [
    ['A', 2],
    ['B', 1],
  ]) {
    const payload = { site: 'AtCoder', title, url: 'https://atcoder.jp/', when };
    await page.evaluate(
      (sent) => window.postMessage({ type: 'competitive-activity', payload: sent }, window.location.origin),
      payload,
    );
    await expect(button(page, `Remove ${title}`)).toBeVisible();
  }
  await press(button(page, 'Remove A'), button(page, 'Remove B'));
  await press(button(page, 'Remove B'), page.getByText('Connect an extension'));

  const add = page.getByRole('button', { name: 'Add problem', exact: true });
  for (const title of ['C', 'D']) {
    await add.first().press('Enter');
    await expect(page.getByRole('form').getByLabel('Problem')).toBeFocused();
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await expect(button(page, `Delete ${title}`)).toBeVisible();
  }
  await press(button(page, 'Edit C'), page.getByRole('textbox', { name: 'Problem' }));
  await press(page.getByRole('button', { name: 'Cancel' }).last(), button(page, 'Edit C'));
  await press(button(page, 'Delete C'), button(page, 'Delete D'));
  await press(button(page, 'Delete D'), add.first());
});

test('stories hand the focus on', async ({ page }) => {
  await page.goto('/behavior-question/behavioral/leadership/leading-without-authority');
  await expect(page.getByRole('textbox', { name: 'Situation', exact: true })).toBeEditable();
  await page.getByRole('tab', { name: 'Stories' }).click();
  for (const title of ['One', 'Two']) {
    await button(page, 'New story').press('Enter');
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.type(title);
    await page.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(button(page, `Delete ${title}`)).toBeVisible();
    await expect(inMain(page)).toHaveCount(1);
  }
  const deletes = button(page, /^Delete (One|Two)$/);
  await deletes.first().press('Enter');
  await expect(deletes).toHaveCount(1);
  await expect(deletes).toBeFocused();
  await press(deletes, button(page, 'New story'));
});

test('a deleted recording hands the focus on', async ({ page }) => {
  await page.goto('/behavior-question/behavioral/leadership/leading-without-authority');
  await page.getByRole('tab', { name: 'Practice out loud' }).click();
  const record = page.getByRole('button', { name: 'Record', exact: true });
  await record.press('Enter');
  await expect(page.getByRole('timer')).not.toHaveText('0:00');
  await press(button(page, 'Stop'), record);
  await press(button(page, /^Delete recording/), record);
});

test('test cases hand the focus on; a language that is removed leaves it at its offer', async ({ page }) => {
  const { open, install, installPython } = coding(page);
  await open();
  await page.getByRole('tab', { name: /Test cases/ }).click();
  await button(page, 'Case 2').click();
  await press(button(page, 'Remove case 2'), button(page, 'Remove case 1'));
  await press(button(page, 'Remove case 1'), button(page, 'Case 1'));
  await page.getByRole('tab', { name: 'Console' }).click();
  await installPython();
  await button(page, 'Limits').click();
  await press(button(page, 'Remove Python'), install);

  await installPython();
  await page.goto('/settings');
  await button(page, 'Remove Python').press('Enter');
  await expect(button(page, 'Remove Python')).toHaveCount(0);
  await expect(inMain(page)).toHaveCount(1);
});

test('documents of the retrieval demo hand the focus on', async ({ page }) => {
  await page.goto('/resources/llm-rag?tab=try');
  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents).toContainText('3 documents');
  const removes = documents.getByRole('button', { name: /^Remove / });
  for (const left of [2, 1]) {
    await removes.first().press('Enter');
    await expect(removes).toHaveCount(left);
    await expect(removes.first()).toBeFocused();
  }
  await press(documents.getByRole('button', { name: 'Clear' }), page.getByLabel('Add files'));
  await press(button(page, 'Load the samples'), page.getByLabel('Add files'));
});

test('interviews hand the focus on; deleted from its own page, it is where the page begins', async ({
  page,
}) => {
  for (const seed of ['a', 'b', 'c']) {
    await page.goto(`/mock-interview?kind=behavioral&minutes=30&seed=${seed}`);
    await expect(button(page, 'Start the interview')).toBeEnabled();
    await button(page, 'Start the interview').click();
    await expect(page.getByRole('textbox', { name: 'Notes' })).toBeEditable();
  }
  await button(page, 'Next').click();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(button(page, 'Save review')).toBeEnabled();
  await press(page.getByRole('button', { name: 'Delete', exact: true }), page.getByRole('main'));
  const history = page.getByRole('region', { name: 'Your interviews' });
  const deletes = history.getByRole('button', { name: /^Delete/ });
  await expect(deletes).toHaveCount(2);
  await deletes.first().press('Enter');
  await expect(deletes).toHaveCount(1);
  await expect(deletes).toBeFocused();
  await deletes.press('Enter');
  await expect(deletes).toHaveCount(0);
  await expect(inMain(page)).toHaveCount(1);
});

test('nodes and edges of a pipeline hand the focus on', async ({ page }) => {
  await page.goto('/ml-question/machine-learning/ml-system-design/card-fraud-detection');
  await expect(page.locator('[inert]')).toHaveCount(0);
  const add = page.getByRole('group', { name: 'Add a node' });
  const inspector = page.getByRole('region', { name: 'Selected node' });
  for (const name of ['Data Source', 'Preprocess']) {
    await press(add.getByRole('button', { name }), add.getByRole('button', { name }));
    await expect(inspector.getByRole('heading')).toHaveText(name);
  }
  const source = page.locator('.react-flow__node').filter({ hasText: 'Data Source' });
  await press(source, source);
  await expect(inspector.getByRole('heading')).toHaveText('Data Source');
  const edge = inspector.getByRole('button', { name: 'Disconnect from Preprocess' });
  await edge.press('Enter');
  await expect(edge).toHaveCount(0);
  await expect(inspector.locator(':focus')).toHaveCount(1);
  await inspector.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(inspector).toHaveCount(0);
  await expect(inMain(page)).toHaveCount(1);
});

test('a shape deleted with its button hands the focus on; so does an attached picture', async ({ page }) => {
  const canvas = canvasOf(page);
  await canvas.open();
  await canvas.paper.focus();
  await page.keyboard.press('1');
  await expect(canvas.shapes).toHaveCount(1);
  const bar = canvas.region.getByRole('group', { name: 'Selected shapes' });
  await bar.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(bar).toHaveCount(0);
  await expect(canvas.region.locator(':focus')).toHaveCount(1);

  await page.goto('/ask-question');
  await expect(button(page, 'Get Answer')).toBeEnabled();
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
  await page.getByLabel('Attach image').setInputFiles(file);
  await press(button(page, 'Remove image'), page.getByLabel('Attach image'));
});

test('what is done and taken back in the settings leaves the focus where it was', async ({ page }) => {
  await page.goto('/settings');
  const samples = button(page, /sample data$/);
  await expect(samples).toBeEnabled();
  await samples.press('Enter');
  await expect(samples).toHaveText('Remove sample data');
  await expect(samples).toBeFocused();
  await press(button(page, 'Undo'), samples);
  await expect(samples).toHaveText('Add sample data');
  const reset = button(page, 'Delete everything…');
  await reset.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete everything' });
  await press(dialog.getByRole('button', { name: 'Delete everything' }), reset);
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await press(button(page, 'Undo'), reset);
});

test('what is reviewed and sample data that is removed hand the focus on', async ({ page }) => {
  await page.goto('/settings');
  await expect(button(page, 'Add sample data')).toBeEnabled();
  await button(page, 'Add sample data').press('Enter');
  await expect(button(page, 'Remove sample data')).toBeVisible();
  await page.goto('/review');
  const due = page.getByRole('main').getByRole('status');
  await expect(due).toHaveText(/^\d+ due today$/);
  await button(page, /^Good/).first().press('Enter');
  await expect(inMain(page)).toHaveCount(1);
  await page.goto('/');
  await button(page, 'Remove sample data').press('Enter');
  await expect(button(page, 'Remove sample data')).toHaveCount(0);
  await expect(inMain(page)).toHaveCount(1);
});
