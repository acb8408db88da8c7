import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readTable } from './database.ts';
import { expect, test } from './test.ts';

const QUESTION = '/behavior-question/behavioral/leadership/leading-without-authority';
const OTHER = '/behavior-question/behavioral/teamwork/conflict-with-colleague';
const EMPTY = 'No questions added yet. Questions will appear here once added to the JSON file.';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Opens a behavioral question and waits until it can be written to. */
async function open(page: Page, path = QUESTION) {
  await page.goto(path);
  await expect(field(page, 'Situation')).toBeEditable();
}

async function openTab(page: Page, name: string) {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

test('System Design: cards, four tabs that live in the address, a table each', async ({ page }) => {
  await page.goto('/system-design');
  await expect(page).toHaveTitle(/System Design/);
  await expect(page.getByRole('link', { name: /^System Design Speed Run/ })).toHaveAttribute(
    'href',
    '/system-design/speedrun',
  );
  await expect(page.getByRole('link', { name: /^Design Principles/ })).toHaveAttribute(
    'href',
    '/system-design/design-principles',
  );
  await expect(page.getByRole('tab')).toHaveText([
    'High Level Design',
    'Low Level Design',
    'Concurrency',
    'Machine Learning',
  ]);
  await expect(page.getByRole('tab', { name: 'High Level Design' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: 'URL Shortener' })).toHaveAttribute(
    'href',
    '/system-design-question/system-design/hld/url-shortener',
  );
  for (const [name, id] of [
    ['Low Level Design', 'lld'],
    ['Concurrency', 'concurrency'],
    ['Machine Learning', 'ml'],
  ] as const) {
    await openTab(page, name);
    await expect(page).toHaveURL(new RegExp(`\\?tab=${id}$`));
    await expect(page.getByRole('columnheader').or(page.getByText(EMPTY)).first()).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Machine Learning' })).toHaveAttribute('aria-selected', 'true');
  const links = page.getByRole('tabpanel').getByRole('row').getByRole('link');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^\/ml-question\/machine-learning\/ml-system-design\//);
  }
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Concurrency' })).toHaveAttribute('aria-selected', 'true');
});

test('System Design: arrow keys walk the tabs, search narrows one, a change of tab starts afresh', async ({
  page,
}) => {
  await page.goto('/system-design?tab=lld');
  await expect(page.getByRole('tab', { name: 'Low Level Design' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Low Level Design' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'High Level Design' })).toBeFocused();
  await expect(page).toHaveURL(/\/system-design$/);
  await page.getByRole('searchbox').fill('feed');
  await expect(page.getByRole('row')).toHaveCount(2);
  await openTab(page, 'Machine Learning');
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('Behavioral and Machine Learning: card and table', async ({ page }) => {
  await page.goto('/behavioral');
  await expect(page.getByRole('link', { name: /^STAR Method/ })).toHaveAttribute(
    'href',
    '/behavioral/star-method',
  );
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Category']);
  await page
    .getByRole('link', { name: 'Tell me about a time you led people who did not report to you' })
    .click();
  await expect(page).toHaveURL(QUESTION);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/led people/);
  await page.goto('/machine-learning');
  await expect(page.getByRole('link', { name: /^Fundamentals/ })).toHaveAttribute(
    'href',
    '/machine-learning/fundamentals',
  );
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Category']);
});

test('a behavioral question stands between sidebar and top bar, with topics and hints', async ({ page }) => {
  await open(page);
  const item = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Behavioral' });
  await expect(item).toHaveClass(/font-medium/);
  const panel = page.getByRole('article');
  await expect(panel.getByText('Medium')).toBeVisible();
  await expect(panel.getByText('Leadership')).toBeVisible();
  await expect(panel.getByText('Cross-team work')).toBeVisible();
  await expect(panel.getByText('Choose a story where')).toBeHidden();
  await panel.getByText('Hint 1').click();
  await expect(panel.getByText('Choose a story where')).toBeVisible();
  await expect(panel.getByText('Name the people who had to move')).toBeHidden();
  await panel.getByText('Hint 1').click();
  await expect(panel.getByText('Choose a story where')).toBeHidden();
});

test('an answer is measured, composed, copied and kept', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await expect(page.getByText('0 words, 0:00 out loud at 140 words per minute.')).toBeVisible();
  await field(page, 'Situation').fill('Our checkout failed on Fridays.');
  await field(page, 'Task').fill('I owned the repair.');
  await field(page, 'Action').fill(`I measured. ${'I tested one guess after another. '.repeat(8)}`);
  await field(page, 'Result').fill('No failure in six months.');
  const composed = page.getByRole('region', { name: 'Composed answer' });
  await expect(composed).toContainText('Our checkout failed on Fridays.\n\nI owned the repair.');
  await expect(page.getByText('64 words, 0:27 out loud')).toBeVisible();
  await expect(page.getByText('50 words, 0:21', { exact: true })).toBeVisible();
  await expect(page.getByText('78% of the answer, usually 50 to 70%, longer than usual')).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Our checkout failed on Fridays\.\n\nI owned the repair\.\n\nI measured\./,
  );
  await field(page, 'Notes').fill('Ask Ana for the number.');
  const confidence = page.getByRole('slider', { name: 'Confidence' });
  await expect(confidence).toHaveValue('3');
  await expect(confidence).toHaveAttribute('min', '1');
  await expect(confidence).toHaveAttribute('max', '5');
  await confidence.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(confidence).toHaveValue('5');
  await expect(page.getByText('5 of 5')).toBeVisible();
  await expect(page.getByText('Saved on this device as you type.')).toHaveAttribute('data-saving', 'false');

  await open(page);
  await expect(field(page, 'Situation')).toHaveValue('Our checkout failed on Fridays.');
  await expect(field(page, 'Notes')).toHaveValue('Ask Ana for the number.');
  await expect(confidence).toHaveValue('5');
  // Another question has an answer of its own.
  await open(page, OTHER);
  await expect(field(page, 'Situation')).toHaveValue('');
  await page.goto('/behavioral');
  await expect(page.getByRole('img', { name: 'Attempted' })).toHaveCount(1);
});

test('clearing an answer can be undone', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Clear' })).toBeDisabled();
  await field(page, 'Action').fill('I wrote it down.');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(field(page, 'Action')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Action')).toHaveValue('I wrote it down.');
});

test('with the keyboard alone: write, save as a story, tag it, come back', async ({ page }) => {
  await open(page);
  await field(page, 'Situation').focus();
  await page.keyboard.type('Two teams disagreed.');
  for (const text of ['I had to settle it.', 'I asked both.', 'They agreed.']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.getByRole('tab', { name: 'Answer' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Save my answer as a story' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Two teams disagreed.');
  await page.getByRole('checkbox', { name: 'Resilience' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.press('Enter');
  const story = page.getByRole('listitem', { name: 'Two teams disagreed.' });
  await expect(story.getByRole('list', { name: 'Competencies' }).getByRole('listitem')).toHaveText([
    'Influence',
    'Communication',
    'Initiative',
    'Collaboration',
    'Resilience',
  ]);
});

test('a story is told once and used for many questions', async ({ page }) => {
  await open(page);
  await openTab(page, 'Stories');
  await expect(page.getByText('No stories yet.')).toBeVisible();
  await page.getByRole('button', { name: 'New story' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('The night export');
  await page.getByText('Conflict', { exact: true }).click();
  await field(page, 'Situation').fill('Exports failed at night.');
  await field(page, 'Result').fill('They stopped failing.');
  await page.getByRole('button', { name: 'Done' }).click();

  await open(page, OTHER);
  await openTab(page, 'Stories');
  const story = page.getByRole('listitem', { name: 'The night export' });
  await expect(story.getByRole('link', { name: /led people/ })).toHaveAttribute('href', QUESTION);
  await expect(story.getByRole('checkbox', { name: 'Linked to this question' })).not.toBeChecked();
  await story.getByRole('button', { name: 'Use as answer' }).click();
  await expect(field(page, 'Situation')).toHaveValue('Exports failed at night.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Situation')).toHaveValue('');
  await openTab(page, 'Stories');
  await expect(story.getByRole('checkbox', { name: 'Linked to this question' })).toBeChecked();

  await page.getByRole('combobox', { name: 'All competencies' }).selectOption('Conflict');
  await expect(story).toBeVisible();
  await story.getByRole('button', { name: 'Edit The night export' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('The morning after');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Delete The morning after' }).click();
  await expect(page.getByText('No stories yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('listitem', { name: 'The morning after' })).toBeVisible();
});

test('a story stands behind bullets of a resume, also when they have left it', async ({ page }) => {
  await page.goto('/resumes');
  await page.getByRole('link', { name: 'Sample: Backend Engineer' }).click();
  await expect(page).toHaveURL(/\/resumes\/[^/]+$/);
  const resume = new URL(page.url()).pathname;
  await expect.poll(() => readTable(page, 'projects')).toHaveLength(3);
  await open(page);
  await openTab(page, 'Stories');
  await page.getByRole('button', { name: 'New story' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('The slow search');
  await page.getByText('Linked resume bullets').click();
  const bullet = page.getByRole('group', { name: 'Sample: Backend Engineer' }).getByRole('checkbox').first();
  await bullet.check();
  await expect(page.getByText('Linked resume bullets (1)')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  const link = page.getByRole('list', { name: 'Resume bullets' }).getByRole('link');
  await expect(link).toHaveAttribute('href', resume);

  await page.goto('/resumes');
  await page
    .getByRole('row', { name: 'Sample: Backend Engineer' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(page.getByText('Showing 2 out of 2 projects.')).toBeVisible();
  await open(page);
  await openTab(page, 'Stories');
  await page.getByRole('button', { name: 'Edit The slow search' }).click();
  const lost = page.getByRole('group', { name: 'No longer in any resume' }).getByRole('checkbox');
  await expect(lost).toBeChecked();
  await lost.click();
  await expect(lost).toHaveCount(0);
});

test('a story nothing was written into is not kept', async ({ page }) => {
  await open(page);
  await openTab(page, 'Stories');
  await page.getByRole('button', { name: 'New story' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('No stories yet.')).toBeVisible();
});

test('review: the rubric first, then sample answers and follow-ups', async ({ page }) => {
  await open(page);
  await openTab(page, 'Review');
  await expect(page.getByText('0 of 16 points')).toBeVisible();
  await page.getByRole('checkbox', { name: /no authority over the people/ }).check();
  await page.getByRole('checkbox', { name: /what it cost to leave things/ }).check();
  await expect(page.getByText('3 of 16 points')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A strong answer' })).toBeHidden();
  await page.getByRole('button', { name: 'Show sample answers' }).click();
  for (const name of [
    'What the interviewer listens for',
    'A strong answer',
    'Why it works',
    'A weak answer',
    'Why it falls short',
    'Follow-up questions',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Mark as reviewed' }).click();
  await expect(page.getByRole('button', { name: 'Reviewed', exact: true })).toBeVisible();
  await open(page);
  await openTab(page, 'Review');
  await expect(page.getByText('3 of 16 points')).toBeVisible();
  await page.goto('/behavioral');
  await expect(page.getByRole('img', { name: 'Solved' })).toHaveCount(1);
});

test('an address without a question says so, with a way back', async ({ page }) => {
  await page.goto('/behavioral');
  await page.goto('/behavior-question/behavioral/teamwork/nothing-here');
  await expect(page.getByRole('heading', { name: 'Question not found' })).toBeVisible();
  await expect(page.getByText('The requested question could not be found in our database.')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/behavioral');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an answer is written and marked by touch, and nothing overflows', async ({ page }) => {
    await open(page);
    await page.getByText('Hint 2').tap();
    await field(page, 'Task').tap();
    await expect(field(page, 'Task')).toBeFocused();
    await page.keyboard.type('Mine to solve.');
    for (const name of ['Stories', 'Practice out loud', 'Review', 'Answer']) {
      await page.getByRole('tab', { name }).tap();
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    await expect(field(page, 'Task')).toHaveValue('Mine to solve.');
    await page.goto('/system-design');
    await page.getByRole('tab', { name: 'Machine Learning' }).tap();
    await expect(page).toHaveURL(/tab=ml/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

for (const theme of ['light', 'dark']) {
  test(`no accessibility violation, ${theme}`, async ({ page }) => {
    // A color that is on its way from one to another is none of either.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('dryrun-theme', value), theme);
    const check = async () => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await open(page);
    await field(page, 'Situation').fill('Two teams disagreed about a date.');
    await check();
    await openTab(page, 'Stories');
    await page.getByRole('button', { name: 'Save my answer as a story' }).click();
    await check();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Use as answer' })).toBeVisible();
    await check();
    await openTab(page, 'Practice out loud');
    await check();
    await openTab(page, 'Review');
    await page.getByRole('button', { name: 'Show sample answers' }).click();
    await check();
  });
}
