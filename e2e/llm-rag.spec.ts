import type { Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';
import { goOffline } from './offline.ts';
import { expectAccessible, onEveryScreen } from './screens.ts';
import { expect, test } from './test.ts';

const ADDRESS = '/resources/llm-rag';
const TRY = `${ADDRESS}?tab=try`;
const SKIPPED = 'Some files > 2MB were skipped.';

const file = (name: string, size: number, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.alloc(size, 'heron wades '),
});
const documents = (page: Page) => page.getByRole('region', { name: 'Documents' });
const input = (page: Page) => page.getByLabel('Add files');
const question = (page: Page) => page.getByRole('textbox', { name: 'Question' });
const askButton = (page: Page) => page.getByRole('button', { name: 'Ask', exact: true });

async function openDemo(page: Page) {
  await page.goto(TRY);
  await expect(documents(page)).toContainText('3 documents, 13 chunks');
}

async function ask(page: Page, text: string) {
  await question(page).fill(text);
  await question(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Retrieved chunks' })).toBeVisible();
}

onEveryScreen('models and demo fit and are accessible; a tab is in the address', async (page) => {
  await page.goto(ADDRESS);
  await page.getByRole('tab', { name: 'RAG Models' }).click();
  await expect(page).toHaveURL(`${ADDRESS}?tab=models`);
  await expect(page.getByRole('table').getByRole('rowheader').nth(9)).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Try RAG Yourself' }).click();
  await expect(page).toHaveURL(TRY);
  await expect(documents(page)).toContainText('3 documents, 13 chunks');
  await ask(page, 'What do I do when the queue is growing?');
  await expectAccessible(page);
});

test('papers: theme, search, both in the address, nothing found', async ({ page }) => {
  await page.goto(ADDRESS);
  const panel = page.getByRole('tabpanel');
  const paper = panel.getByRole('listitem').filter({ hasText: 'Attention Is All You Need' });
  await expect(paper).toContainText('Ashish Vaswani, Noam Shazeer, Niki Parmar et al.');
  await expect(paper).toContainText('2017NeurIPS 2017');
  await expect(paper.getByRole('link', { name: 'arXiv:1706.03762' })).toHaveAttribute(
    'href',
    'https://arxiv.org/abs/1706.03762',
  );
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('RAG');
  await expect(page).toHaveURL(`${ADDRESS}?theme=rag`);
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(['RAG']);
  await page.getByRole('searchbox').fill('lewis 2005.11401');
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox').fill('no such paper');
  await expect(panel).toContainText('No papers match.');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(ADDRESS);
  await expect(panel.getByRole('status')).toHaveText(/^\d+ papers, dated by first publication$/);
});

test('models: each approach is drawn', async ({ page }) => {
  await page.goto(`${ADDRESS}?tab=models`);
  await expect(page.getByRole('img', { name: /^Pipeline of Naive RAG/ })).toBeVisible();
  const names = await page
    .getByRole('group', { name: 'Approach to draw' })
    .getByRole('button')
    .allTextContents();
  for (const name of names) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(name);
    await expect(page.getByRole('img', { name: `Pipeline of ${name}.` })).toBeVisible();
    const inside = await page.locator('svg[role=img]').evaluate((svg) =>
      [...svg.querySelectorAll('g')].every((step) => {
        const [box, text] = ['rect', 'text'].map((tag) => step.querySelector(tag)?.getBoundingClientRect());
        return box && text && text.left > box.left + 3 && text.right < box.right - 3;
      }),
    );
    expect(inside, `a label of ${name} leaves its box`).toBe(true);
  }
});

test('upload: 2,000,000 bytes are read, one more is skipped', async ({ page }) => {
  await openDemo(page);
  await input(page).setInputFiles([file('exact.txt', 2_000_000), file('over.txt', 2_000_001)]);
  await expect(documents(page).getByText(SKIPPED, { exact: true })).toBeVisible();
  await expect(documents(page).getByRole('listitem').filter({ hasText: 'exact.txt' })).toContainText(
    '3,846 chunks, 2,000,000 characters',
  );
  await expect(documents(page)).toContainText('4 documents');
  await expect(documents(page)).not.toContainText('over.txt');

  await input(page).setInputFiles(file('fine.md', 100, ''));
  await expect(documents(page)).toContainText('5 documents');
  await expect(documents(page).getByText(SKIPPED)).toBeHidden();
});

test('upload: what is no text is refused, whatever it is called', async ({ page }) => {
  await openDemo(page);
  await input(page).setInputFiles([
    file('picture.png', 10, 'image/png'),
    { name: 'fake.txt', mimeType: 'text/plain', buffer: Buffer.from([0, 1, 2, 3]) },
    file('empty.txt', 0),
    {
      name: 'latin.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('A small caf\xe9 by the sea', 'latin1'),
    },
  ]);
  await expect(documents(page)).toContainText(
    'Only text, Markdown and JSON files are supported. Skipped: “picture.png”.',
  );
  await expect(documents(page)).toContainText('“fake.txt” is not text and was skipped.');
  await expect(documents(page)).toContainText('“empty.txt” is empty and was skipped.');
  await expect(documents(page)).toContainText('Not valid UTF-8: 1 unreadable character shown as �.');
  await page.getByRole('button', { name: 'Dismiss messages' }).click();
  await expect(documents(page)).not.toContainText('skipped');
});

test('markup in a file, a name or a question stays text', async ({ page }) => {
  await openDemo(page);
  const evil = '<img src=x onerror="document.title=1"> & <b>heron</b>';
  await input(page).setInputFiles({
    name: `<i>${'long-name-'.repeat(20)}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(evil),
  });
  await expect(documents(page)).toContainText('4 documents');
  await ask(page, 'heron <img>');
  const hits = page.getByRole('region', { name: 'Top 1 by BM25' });
  await expect(hits).toContainText(evil);
  await expect(hits.locator('mark')).toHaveText(['img', 'heron']);
  await expect(page.locator('main img, main b, main i')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
});

test('the flow has two steps of 500 ms that say what happens', async ({ page }) => {
  await page.clock.install();
  await openDemo(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await question(page).fill('When is a rollback allowed?');
  await question(page).press('Enter');
  const status = page.getByRole('status').filter({ hasText: /\w/ });
  const retrieving = 'Comparing the words of your question with 13 chunks of 3 documents…';
  const generating =
    'Building the prompt from the chunks and quoting their closest sentences. No language model runs…';
  await expect(status).toHaveText(retrieving);
  await page.clock.runFor(499);
  await expect(status).toHaveText(retrieving);
  await page.clock.runFor(1);
  await expect(status).toHaveText(generating);
  await page.clock.runFor(499);
  await expect(status).toHaveText(generating);
  await page.clock.runFor(1);
  await expect(status).toHaveText('The simulated answer is below.');
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('No language model ran.');
});

test('word overlap and BM25 on the samples, the chunks drawn, the prompt copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDemo(page);
  await ask(page, 'When is a rollback allowed?');
  const overlap = page.getByRole('region', { name: 'Top 3 by Word overlap' });
  const bm25 = page.getByRole('region', { name: 'Top 3 by BM25' });
  await expect(overlap.getByRole('listitem')).toHaveCount(3);
  await expect(bm25.getByRole('listitem')).toHaveCount(3);
  await expect(overlap.getByRole('listitem').first()).toContainText('sample-library-faq.json');
  await expect(overlap.getByRole('listitem').first()).toContainText('3 of 5 words, 0.60');
  const best = bm25.getByRole('listitem').first();
  await expect(best).toContainText('sample-on-call-handbook.txt');
  await expect(best).toContainText('Chunk 3 of 5, characters 1,041 to 1,640');
  await expect(best.locator('mark', { hasText: 'rollback' })).toHaveText('rollback');
  await expect(page.getByText('The retrievers disagree on the best chunk')).toContainText('“rollback”');
  await expect(
    page.getByRole('img', { name: /BM25 retrieves chunk 3 of sample-on-call-handbook\.txt/ }),
  ).toBeVisible();

  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.getByRole('radio', { name: 'BM25' }).check();
  await expect(answer.getByRole('listitem').first()).toContainText(
    'A rollback takes about four minutes and needs no approval during an incident.',
  );
  await page.getByRole('button', { name: 'Copy prompt' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const prompt = await page.evaluate(() => navigator.clipboard.readText());
  expect(prompt).toContain('[1] sample-on-call-handbook.txt, characters 1,041 to 1,640');
  expect(prompt).toMatch(/Question: When is a rollback allowed\?\nAnswer:$/);
  expect(await page.getByRole('region', { name: 'Prompt text' }).textContent()).toBe(prompt);
});

test('the whole demo by keyboard', async ({ page }) => {
  // Asked for this early, the browser is certain to hand over the chooser instead of opening it.
  const chooser = page.waitForEvent('filechooser');
  await page.goto(ADDRESS);
  await page.getByRole('tab', { name: 'LLM Papers' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Try RAG Yourself' })).toBeFocused();
  await expect(documents(page)).toContainText('3 documents');
  await tabTo(page, page.getByRole('button', { name: 'Remove sample-return-policy.md' }));
  await page.keyboard.press('Enter');
  await expect(documents(page)).toContainText('2 documents');
  await tabTo(page, input(page));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file('birds.md', 1000, 'text/markdown'));
  await expect(documents(page)).toContainText('3 documents');
  await tabTo(page, question(page));
  await page.keyboard.type('heron');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Top 2 by BM25' })).toContainText('birds.md');
  await tabTo(page, page.getByRole('radio', { name: 'Word overlap' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'BM25' })).toBeChecked();
});

test('documents come and go: undo, clear, samples, nothing to ask', async ({ page }) => {
  await openDemo(page);
  await page.getByRole('button', { name: 'Remove sample-library-faq.json' }).click();
  await expect(documents(page)).toContainText('2 documents');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(documents(page)).toContainText('3 documents');
  await ask(page, 'warranty');
  await documents(page).getByRole('button', { name: 'Clear' }).click();
  await expect(documents(page)).toContainText('Nothing to search. Add a file or load the samples.');
  await expect(page.getByRole('heading', { name: 'Retrieved chunks' })).toBeHidden();
  await expect(page.getByText('Add a document first.')).toBeVisible();
  await expect(askButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Load the samples' }).click();
  await expect(documents(page)).toContainText('3 documents, 13 chunks');
  await ask(page, 'xylophone');
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('there’s nothing to quote');
  await expect(page.getByText('No chunk shares a word with the question.')).toHaveCount(2);
});

test('much text: progress, cancel, then an answer; the page goes on answering', async ({ page }) => {
  await page.clock.install();
  await openDemo(page);
  await input(page).setInputFiles(
    Array.from({ length: 3 }, (_, index) => file(`large-${index}.txt`, 2_000_000)),
  );
  await expect(documents(page)).toContainText('6 documents');
  await question(page).fill('Where does the heron wade?');
  // While time stands still no step of the flow ends.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await askButton(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Canceled. Nothing was answered.')).toBeVisible();
  await page.clock.resume();
  await ask(page, 'Where does the heron wade?');
  await expect(page.getByText('11,551 chunks in 90 bars')).toBeVisible();
});

test('works offline after one visit', async ({ page, context }) => {
  await openDemo(page);
  await goOffline(page);
  await page.reload();
  await expect(documents(page)).toContainText('3 documents, 13 chunks');
  await ask(page, 'How long is the warranty on a lamp?');
  await context.setOffline(false);
});

test('a question asked while documents are being read waits for them', async ({ page }) => {
  await openDemo(page);
  const text = `${'heron '.repeat(100)}bittern `.repeat(1500);
  await input(page).setInputFiles(
    Array.from({ length: 8 }, (_, index) => ({
      name: `${index}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })),
  );
  await ask(page, 'bittern');
  await expect(page.getByRole('region', { name: 'Top 3 by BM25' })).toContainText('bittern');
  await expect(documents(page)).toContainText('11 documents');
});

test('search leads to one paper, and to an approach that is drawn', async ({ page }) => {
  for (const [typed, title, tab] of [
    ['vaswani', 'Attention Is All You Need', 'LLM Papers'],
    ['hyde', 'HyDE', 'RAG Models'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('button', { name: /^Search/ }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill(typed);
    await page.getByRole('option', { name: new RegExp(`^${title}`) }).click();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([title]);
  }
});
