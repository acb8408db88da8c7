import { FOUNDATIONS, SPEEDRUN } from './reading.ts';
import { expect, test } from './test.ts';

const COURSES = [
  {
    path: '/system-design/speedrun',
    title: 'System Design Speed Run',
    lessons: SPEEDRUN,
    levels: /^(Medium|Hard)$/,
  },
  {
    path: '/system-design/foundations',
    title: 'System Design Foundations',
    lessons: FOUNDATIONS,
    levels: /^(Medium|Hard)$/,
  },
  {
    path: '/courses/low-level-design',
    title: 'Low Level Design',
    levels: /^(Easy|Medium|Hard)$/,
    lessons: [
      'From Requirements to Objects',
      'Interfaces and Composition',
      'State Machines',
      'Thread-Safe Objects',
      'Parking Lot',
      'Elevator Control',
      'In-Memory Cache',
      'Booking and Inventory',
    ],
  },
];

for (const { path, title, lessons, levels } of COURSES) {
  test(`${path}: ${lessons.length} lessons in order, one open at a time`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(lessons);
    await expect(page.getByText(`0 / ${lessons.length} completed`)).toBeVisible();
    await expect(page.getByText('0%', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    for (const lesson of lessons) {
      const card = page.getByRole('region', { name: lesson, exact: true });
      await expect(card.getByText(levels)).toBeVisible();
      await expect(card.getByText(/^\d+ min$/)).toBeVisible();
      await card.getByRole('button', { name: lesson }).click();
      await expect(card.getByRole('listitem').nth(2)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Start Lesson' })).toHaveCount(1);
      await expect(card.getByRole('link', { name: 'Start Lesson' })).toBeVisible();
    }
    const last = page.getByRole('button', { name: lessons.at(-1) });
    await last.press('Enter');
    await expect(last).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('link', { name: 'Start Lesson' })).toHaveCount(0);
  });

  test(`${path}: Next leads through all lessons`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: lessons[0] }).click();
    await page.getByRole('link', { name: 'Start Lesson' }).click();
    for (const [index, lesson] of lessons.entries()) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson);
      await expect(page.getByText(`Lesson ${index + 1} of ${lessons.length}`)).toBeVisible();
      await expect(page.getByRole('figure').nth(1)).toBeAttached();
      await expect(page.getByRole('region', { name: 'Check yourself' }).getByRole('group')).toHaveCount(3);
      const next = page.getByRole('navigation', { name: 'Lessons' }).getByRole('link', { name: /^Next/ });
      if (index < lessons.length - 1) await next.click();
      else await expect(next).toHaveCount(0);
    }
  });
}

test('the speed run stands alone, with its own way back', async ({ page }) => {
  for (const [path, back] of [
    ['/system-design/speedrun', '/system-design'],
    ['/system-design/speedrun/caching', '/system-design/speedrun'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', back);
  }
});

test('completing moves the progress, survives a reload, and can be undone', async ({ page }) => {
  await page.goto('/system-design/speedrun/caching');
  const completion = page.getByRole('region', { name: 'Completion' });
  await expect(completion.getByText('0 / 15 completed')).toBeVisible();
  await completion.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(completion.getByText('1 / 15 completed')).toBeVisible();
  await page.reload();
  await expect(completion.getByText('1 / 15 completed')).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByText('1 / 15 completed')).toBeVisible();
  await expect(page.getByText('7%', { exact: true })).toBeVisible();
  const card = page.getByRole('region', { name: 'Caching', exact: true });
  await expect(card.getByRole('img', { name: 'Completed' })).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
  await card.getByRole('heading').click();
  await expect(page.getByRole('link', { name: 'Start Lesson' })).toHaveCount(0);

  await card.getByRole('link', { name: 'Read again' }).click();
  await completion.getByRole('button', { name: 'Undo' }).click();
  await expect(completion.getByText('0 / 15 completed')).toBeVisible();
  await page.goto('/system-design/speedrun');
  await expect(card.getByRole('button', { name: 'Caching' })).toBeVisible();
  await expect(page.getByText('0 / 15 completed')).toBeVisible();
});

test('a lesson that was left half-way offers to go on there', async ({ page }) => {
  await page.goto('/system-design/speedrun/rate-limiter');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Trade-offs' })
    .click();
  const here = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]');
  await expect(here).toHaveText('Trade-offs');
  await page.getByRole('banner').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Rate Limiter' }).getByText('Started')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Rate Limiter' }).click();
  await page.getByRole('link', { name: 'Continue Lesson' }).click();
  await page.getByRole('link', { name: 'Continue at Trade-offs' }).click();
  await expect(page.getByRole('heading', { name: 'Trade-offs' })).toBeInViewport();
});

test('a lesson leads to a question that uses it, without loading the page anew, and back', async ({
  page,
}) => {
  await page.goto('/system-design/speedrun/rate-limiter');
  await page.locator('html').evaluate((html) => html.setAttribute('data-loaded', 'once'));
  await page.getByRole('link', { name: 'Rate Limiter Service' }).press('Enter');
  await expect(page).toHaveURL('/system-design-question/system-design/hld/rate-limiter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rate Limiter Service');
  await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rate Limiter');
});

test('check questions answer by keyboard: wrong, why, again, right', async ({ page }) => {
  await page.goto('/system-design/speedrun/rate-limiter');
  const question = page.getByRole('region', { name: 'Check yourself' }).getByRole('group').first();
  const option = (text: string) => question.getByRole('button').filter({ hasText: text });
  await option('It is rejected: 80 + 45 is over 100.').press('Enter');
  await expect(question.getByRole('status')).toContainText('Not quite');
  await expect(question.getByRole('status')).toContainText('24 of 60 seconds have passed');
  await expect(question.getByRole('img', { name: 'Your answer, wrong' })).toHaveCount(1);
  await expect(question.getByRole('img', { name: 'Right answer' })).toHaveCount(1);
  await question.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(question.getByRole('status')).toBeEmpty();
  await expect(question.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(question.getByRole('status')).toContainText('Right');
});

test('an address without a lesson says so and leads to the list', async ({ page }) => {
  for (const path of [
    '/system-design/speedrun',
    '/system-design/foundations',
    '/courses/low-level-design',
    '/machine-learning/fundamentals',
  ]) {
    await page.goto(`${path}/nothing`);
    await page.getByRole('link', { name: /^All (lessons|topics)$/ }).click();
    await expect(page).toHaveURL(path);
  }
});
