import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { coding } from './coding.ts';
import { dryRun } from './dry-run.ts';
import { expect, test } from './test.ts';

const CONTAINER = '/question/dsa/two-pointers/container-with-most-water';
const program = (...lines: string[]) =>
  `class Solution:\n    def maxArea(self, height):\n${lines.map((line) => `        ${line}\n`).join('')}`;

/** What people write, and the picture that it must give at its last steps. */
const STORIES: [name: string, picture: RegExp, source: string][] = [
  [
    'sliding window',
    /^text: 9 elements, right at 8, left at \d\.$/,
    program(
      'text, left, best, seen = "abcabcbbx", 0, 0, {}',
      'for right in range(len(text)):',
      '    while text[right] in seen and seen[text[right]] >= left:',
      '        left += 1',
      '    seen[text[right]] = right',
      '    best = max(best, right - left + 1)',
      'return best',
    ),
  ],
  [
    'heap',
    /^smallest: a heap of 2, root /,
    program(
      'smallest = []',
      'for wall in height:',
      '    heappush(smallest, -wall)',
      '    if len(smallest) > 2:',
      '        heappop(smallest)',
      'return -smallest[0]',
    ),
  ],
  [
    'table of a dynamic program',
    /^same: 5 rows and 4 columns, i, j at 4, 3, made from 3, 3 and 4, 2\.$/,
    program(
      's, t = "abcb", "bcd"',
      'same = [[0] * (len(t) + 1) for _ in range(len(s) + 1)]',
      'for i in range(1, 5):',
      '    for j in range(1, 4):',
      '        same[i][j] = max(same[i - 1][j], same[i][j - 1]) + (s[i - 1] == t[j - 1])',
      'same[i][j] = same[i - 1][j] + same[i][j - 1]',
      'return same[4][3]',
    ),
  ],
  [
    'union-find',
    /^root: 2 sets in a union-find\.$/,
    program(
      'root = list(range(5))',
      'def find(a):',
      '    while root[a] != a:',
      '        a = root[a]',
      '    return a',
      'for a, b in [(0, 1), (2, 3), (1, 3)]:',
      '    root[find(a)] = find(b)',
      'return len({find(a) for a in range(5)})',
    ),
  ],
  [
    'backtracking',
    /^Recursion tree: 15 calls so far, 0 of them open\.$/,
    program(
      'pick, found = [], []',
      'def go(i):',
      '    if i == 3:',
      '        found.append(pick[:])',
      '        return',
      '    pick.append(i)',
      '    go(i + 1)',
      '    pick.pop()',
      '    go(i + 1)',
      'go(0)',
      'return len(found)',
    ),
  ],
];

test('a window, a heap, a table, a union-find and a backtracking are drawn as on a whiteboard', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { open, write, installPython } = coding(page);
  const player = dryRun(page);
  await open(CONTAINER);
  await installPython();
  for (const [name, picture, source] of STORIES) {
    await test.step(name, async () => {
      await write(source);
      await player.open();
      await expect(player.said).toContainText('Calls maxArea', { timeout: 60_000 });
      await player.dialog.getByRole('button', { name: 'Last step' }).click();
      for (let step = 0; step < 2; step += 1)
        if (!(await player.picture(picture).isVisible())) await page.keyboard.press('ArrowLeft');
      await expect(player.picture(picture)).toBeVisible();
      await player.dialog.getByRole('button', { name: 'Close the dry run' }).click();
    });
  }
});

const LONG = program(
  'total = 0',
  'for i in range(100000):',
  '    if i == 45678:',
  '        total += 7',
  '    total += 1',
  'return total',
);
const WRONG = program(
  'left, right, best = 0, len(height) - 1, 0',
  'while left < right:',
  '    area = (right - left) * max(height[left], height[right])',
  '    best = max(best, area)',
  '    if height[left] < height[right]:',
  '        left += 1',
  '    else:',
  '        right -= 1',
  'return best',
);

test('a step in the middle of a long run is found; a run is compared with the reference solution and saved as an animation', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { open, write, installPython } = coding(page);
  const player = dryRun(page);
  const button = (name: string) => player.dialog.getByRole('button', { name, exact: true });
  await open(CONTAINER);
  await installPython();
  await write(LONG);
  await player.open();
  await expect(player.said).toContainText('Calls maxArea', { timeout: 60_000 });
  await button('Find a step').click();
  await player.dialog.getByPlaceholder(/^line 12/).fill('line 6');
  await button('Find next').click();
  await button('Run again and keep those steps').click();
  await expect(player.said).toContainText('Line 6: total goes from 45678 to 45685.', { timeout: 60_000 });
  await button('Close the dry run').click();

  await write(WRONG);
  await player.open();
  await expect(player.said).toContainText('Calls maxArea', { timeout: 60_000 });
  await button('Compare with another program').click();
  await player.dialog.getByRole('combobox', { name: 'Compare with' }).selectOption('The reference solution');
  await expect(player.dialog.getByText(/^First difference: /)).toBeVisible({ timeout: 60_000 });
  await button('Go to it').click();
  await expect(player.dialog.getByRole('list', { name: 'Code of The reference solution' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const downloading = page.waitForEvent('download');
  await button('Download').click();
  await button('Download as an animation (PNG)').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('dry-run-container-with-most-water.png');
  const file = test.info().outputPath('run.png');
  await download.saveAs(file);
  const bytes = await readFile(file);
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(bytes.includes('acTL')).toBe(true);
  // A browser plays it: the frames are right to the last byte.
  const drawn = await page.evaluate(
    async (data) => {
      const { ImageDecoder } = globalThis as unknown as {
        ImageDecoder: new (init: {
          type: string;
          data: Uint8Array;
        }) => {
          tracks: { ready: Promise<void>; selectedTrack: { frameCount: number } };
          decode: (options: { frameIndex: number }) => Promise<unknown>;
        };
      };
      const decoder = new ImageDecoder({ type: 'image/png', data: Uint8Array.from(data) });
      await decoder.tracks.ready;
      const { frameCount } = decoder.tracks.selectedTrack;
      await decoder.decode({ frameIndex: frameCount - 1 });
      return frameCount;
    },
    [...bytes],
  );
  expect(drawn).toBeGreaterThan(10);
});

test('an editorial’s traced example runs with a caption at each key step', async ({ page }) => {
  test.setTimeout(180_000);
  const { open, installPython } = coding(page);
  const player = dryRun(page);
  await open(CONTAINER);
  await installPython();
  await page.getByRole('tab', { name: 'Editorial' }).click();
  await page.getByRole('button', { name: 'Show the editorial' }).click();
  await page.getByRole('button', { name: 'Traced example with captions' }).click();
  const captions = player.dialog.getByRole('region', { name: 'Key steps' });
  await expect(captions).toContainText('key steps', { timeout: 60_000 });
  await captions.getByRole('button', { name: 'Next key step' }).click();
  await expect(captions).toContainText('Key step 1 of ');
  await expect(player.picture(/^height: 6 elements, left at 0, right at 5\.$/)).toBeVisible();
});
