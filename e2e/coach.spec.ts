import type { Page } from '@playwright/test';
import { putRecord } from './database.ts';
import { expectAccessible, onEveryScreen } from './screens.ts';
import { stored } from './stored.ts';
import { expect, test } from './test.ts';

const NOON = new Date(2026, 10, 22, 12);
const DAY = 86_400_000;

/** One of each kind of question, solved three days ago. */
const SOLVED = [
  { id: 'dsa/arrays/two-sum', title: 'Two Sum', to: '/question/dsa/arrays/two-sum' },
  {
    id: 'system-design/hld/url-shortener',
    title: 'URL Shortener',
    to: '/system-design-question/system-design/hld/url-shortener',
  },
  {
    id: 'machine-learning/ml-system-design/card-fraud-detection',
    title: 'Card Fraud Detection',
    to: '/ml-question/machine-learning/ml-system-design/card-fraud-detection',
  },
  {
    id: 'behavioral/teamwork/difficult-feedback',
    title: /feedback/i,
    to: '/behavior-question/behavioral/teamwork/difficult-feedback',
  },
];

const today = (page: Page) => page.getByRole('region', { name: 'Today' });

/** Makes the plan that the form proposes. */
async function makePlan(page: Page): Promise<void> {
  await page.goto('/plan');
  await page.getByRole('button', { name: 'Make my plan' }).click();
  await expect(page.getByRole('heading', { name: /^Interview on/ })).toBeVisible();
}

test('a newcomer has a dated plan in five clicks, and a missed day only moves what was planned', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOON);
  await page.goto('/');
  await page.getByRole('complementary').getByRole('link', { name: 'Study Plan' }).click();
  await page.getByLabel('Interview date').fill('2026-12-06');
  await page.getByRole('radio', { name: 'Coding and system design' }).click();
  await page.getByRole('radio', { name: 'Senior' }).click();
  await page.getByRole('button', { name: 'Make my plan' }).click();
  await expect(
    page.getByRole('heading', { name: 'Interview on Sunday, December 6, in 14 days' }),
  ).toBeVisible();
  const first = today(page).getByRole('listitem').first();
  const text = await first.innerText();
  expect(text).toMatch(/min/);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('study-plan.ics');

  await page.getByRole('button', { name: 'Show all 14 days' }).click();
  await expect(page.getByRole('region', { name: 'Saturday, December 5' })).toBeVisible();
  await stored(page);

  // Nothing was done today: tomorrow begins with what today began with.
  await page.clock.setFixedTime(new Date(NOON.getTime() + DAY));
  await page.reload();
  await expect(page.getByRole('heading', { name: /in 13 days$/ })).toBeVisible();
  expect(await today(page).getByRole('listitem').first().innerText()).toBe(text);

  await page.getByRole('button', { name: 'Delete plan' }).click();
  await expect(page.getByRole('button', { name: 'Make my plan' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: /in 13 days$/ })).toBeVisible();
});

test('a review of each of the four kinds opens and comes back; the sidebar counts what is due', async ({
  page,
}) => {
  await page.goto('/review');
  await expect(page.getByText('Nothing to review yet.')).toBeVisible();
  for (const { id } of SOLVED)
    await putRecord(page, 'progress', { id, status: 'solved', at: Date.now() - 3 * DAY });
  await page.reload();
  const badge = page.getByRole('complementary').getByRole('link', { name: /^Review/ });
  for (let left = SOLVED.length; left > 0; left -= 1) {
    await expect(page.getByText(`${left} due today`)).toBeVisible();
    await expect(badge).toContainText(`${left} due`);
    const address = await page.getByRole('link', { name: 'Open it' }).getAttribute('href');
    const item = SOLVED.find(({ to }) => to === address);
    if (!item) throw new Error(`no question at ${address}`);
    await expect(page.getByRole('main').getByRole('heading', { name: item.title })).toBeVisible();
    await page.getByRole('link', { name: 'Open it' }).click();
    await expect(page).toHaveURL(item.to);
    await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible();
    // The way back leads where one came from.
    await page
      .getByRole('main')
      .or(page.getByRole('banner'))
      .getByRole('link', { name: 'Review', exact: true })
      .click();
    await page.getByRole('button', { name: /^Good/ }).click();
  }
  await expect(page.getByText('Nothing is due today.')).toBeVisible();
  await expect(badge).toHaveText('Review');
});

test('a review card turns: the key idea, one’s code, drawing or story, so that one grades without leaving', async ({
  page,
}) => {
  await page.goto('/review');
  const [coding, , , behavioral] = SOLVED;
  for (const { id } of SOLVED)
    await putRecord(page, 'progress', { id, status: 'solved', at: Date.now() - 3 * DAY });
  const of = { questionId: coding?.id, language: 'python', passed: 3, total: 3, ms: 1 };
  const at = Date.now() - 3 * DAY;
  await putRecord(page, 'submissions', { id: 'a', ...of, verdict: 'Accepted', source: 'return [0, 1]', at });
  await putRecord(page, 'submissions', {
    id: 'b',
    ...of,
    verdict: 'Wrong Answer',
    source: 'return []',
    at: at + 1,
  });
  const parts = {
    situation: 'A colleague was late.',
    task: '',
    action: 'I asked why.',
    result: '',
    notes: '',
  };
  await putRecord(page, 'starAnswers', { id: `${behavioral?.id}`, ...parts, confidence: 3, at, by: '' });
  await page.reload();
  const expected: Record<string, readonly (string | RegExp)[]> = {
    'Coding question': ['One pass with a hash map', 'return [0, 1]', /Accepted in Python/],
    'System Design question': ['You haven’t drawn anything yet.'],
    'Machine Learning question': ['You haven’t built a pipeline yet.'],
    'Behavioral question': ['I asked why.'],
  };
  for (let left = SOLVED.length; left > 0; left -= 1) {
    await expect(page.getByText(`${left} due today`)).toBeVisible();
    const card = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('link', { name: 'Open it' }) });
    const turn = card.getByRole('button', { name: /^Show/ });
    await turn.click();
    const kind = await card.locator('p').first().innerText();
    for (const text of expected[kind] ?? ['a kind of its own'])
      await expect(card.getByText(text)).toBeVisible();
    await card.getByRole('button', { name: /^Good/ }).click();
  }
  await expect(page.getByText('Nothing is due today.')).toBeVisible();
});

test('every question of every kind has the ones beside it, by link and by key, in the order one came by', async ({
  page,
}) => {
  await page.goto('/dsa/blind-75');
  await page.getByRole('link', { name: /^Start: / }).click();
  const next = page.getByRole('link', { name: /^Next question: / });
  const second = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(second ?? '');
  await expect(page.getByRole('link', { name: /^Previous question: / })).toBeVisible();
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect(page).not.toHaveURL(second ?? '');
  // The address changes a moment before the page does, and the key means the page.
  await expect(next).toHaveAttribute('href', second ?? '');
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(page).toHaveURL(second ?? '');
  await page.getByRole('link', { name: 'Blind 75', exact: true }).click();
  await expect(page).toHaveURL('/dsa/blind-75');

  await page.goto('/dsa?difficulty=Hard&sort=-title');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('link', { name: 'DSA', exact: true }).click();
  await expect(page).toHaveURL('/dsa?difficulty=Hard&sort=-title');

  for (const { to } of SOLVED.slice(1)) {
    await page.goto(to);
    await page
      .getByRole('link', { name: /^(Next|Previous) question: / })
      .first()
      .click();
    await expect(page).not.toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

onEveryScreen('a plan', async (page) => {
  await makePlan(page);
  await expectAccessible(page);
});

onEveryScreen('the form of a plan with all its questions', async (page) => {
  await page.goto('/plan');
  await page.getByText('Companies, days off and topics you know').click();
  await expect(page.getByRole('checkbox', { name: 'Google' })).toBeVisible();
  await expectAccessible(page);
});

onEveryScreen('a review card that is turned', async (page) => {
  await page.goto('/review');
  const [{ id } = { id: '' }] = SOLVED;
  await putRecord(page, 'progress', { id, status: 'solved', at: Date.now() - 3 * DAY });
  const source = 'class Solution:\n    def twoSum(self, nums, target):\n        return [0, 1]\n';
  const verdict = { verdict: 'Accepted', passed: 3, total: 3, ms: 1, language: 'python', source };
  await putRecord(page, 'submissions', { id: 'a', questionId: id, ...verdict, at: Date.now() - 3 * DAY });
  await page.reload();
  await page.getByRole('button', { name: 'Show the idea and my code' }).click();
  await expect(page.getByText('Your last code')).toBeVisible();
  await expectAccessible(page);
});
