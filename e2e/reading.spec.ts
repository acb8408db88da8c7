import { readFileSync } from 'node:fs';
import { expect, test } from './test.ts';

const GROUPS = [
  ['Creational', 5],
  ['Structural', 7],
  ['Behavioral', 11],
  ['SOLID', 5],
] as const;

const FUNDAMENTALS: string[] = JSON.parse(readFileSync('content/lessons/collections.json', 'utf8'))[
  'ml-fundamentals'
];
const TOPICS = FUNDAMENTALS.map((id) => {
  const lesson = readFileSync(`content/lessons/ml-fundamentals/${id}/lesson.md`, 'utf8');
  return /^title: "?(.+?)"?$/m.exec(lesson)?.[1] ?? id;
});

test.describe('design principles', () => {
  test('three groups of 23 patterns and SOLID, every one opens', async ({ page }) => {
    await page.goto('/system-design/design-principles');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design Principles');
    const addresses: string[] = [];
    for (const [name, count] of GROUPS) {
      const links = page.getByRole('region', { name }).getByRole('link');
      await expect(links).toHaveCount(count);
      for (const link of await links.all()) addresses.push((await link.getAttribute('href')) ?? '');
    }
    await page.getByRole('navigation', { name: 'Groups' }).getByRole('link', { name: 'SOLID' }).click();
    await expect(page.getByRole('heading', { name: 'SOLID' })).toBeInViewport();
    await page.goto(addresses[0] ?? '');
    for (const address of addresses) {
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('tab', { name: 'Java' }).first()).toBeVisible();
      const next = page.getByRole('navigation', { name: 'Patterns' }).getByRole('link', { name: /^Next/ });
      if (address !== addresses.at(-1)) await next.click();
    }
  });

  test('a pattern has its parts, both languages, copy and links to related ones', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/system-design/design-principles/observer');
    await expect(page).toHaveTitle(/^Observer pattern/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Observer');
    await expect(page.getByRole('img', { name: /berth/i })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Use it when',
      'Avoid it when',
      'Participants',
      'How it works and what it costs',
      'Example',
      'In the interview',
      'Often confused with',
    ]);
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText('public class Example');
    await page.getByRole('tab', { name: 'Java' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Python' })).toBeFocused();
    await expect(panel).toContainText('class Berth:');
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('class Berth:\n');
    await page.getByRole('link', { name: 'Mediator' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mediator');
    // The language is kept for all patterns, also after a reload.
    await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
  });

  test('an address without a pattern says so', async ({ page }) => {
    await page.goto('/system-design/design-principles/nothing');
    await expect(page.getByRole('heading', { name: 'Pattern not found' })).toBeVisible();
  });
});

test('fundamentals: a card for every topic, each with a Learn More that opens it', async ({ page }) => {
  const title = 'Machine Learning Fundamentals';
  const heading = page.getByRole('heading', { level: 1 });
  const back = page.getByRole('main').getByRole('link', { name: title });
  await page.goto('/machine-learning/fundamentals');
  for (const topic of TOPICS) {
    await expect(heading).toHaveText(title);
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(TOPICS.length);
    await page.getByRole('region', { name: topic }).getByRole('link', { name: 'Learn More' }).click();
    await expect(heading).toHaveText(topic);
    await expect(page.getByRole('figure').nth(1)).toBeAttached();
    if (topic === TOPICS.at(-1)) await page.getByRole('button', { name: 'Mark as completed' }).click();
    await back.click();
  }
  // A finished topic is marked.
  await expect(page.getByRole('img', { name: 'Completed' })).toHaveCount(1);
});

test('lessons and patterns are there without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of [
    '/system-design/speedrun/rate-limiter',
    '/system-design/foundations/apis',
    '/system-design/design-principles/observer',
    '/machine-learning/fundamentals/generalization',
    '/courses/low-level-design/in-memory-cache',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article')).toHaveText(/.{1500}/s);
  }
  await context.close();
});
