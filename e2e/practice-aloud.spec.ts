import { CHROMIUM } from '../scripts/chromium.ts';
import { expect, test } from './test.ts';

const QUESTION = '/behavior-question/behavioral/leadership/leading-without-authority';

test.use({
  launchOptions: {
    ...CHROMIUM,
    args: [...(CHROMIUM.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

test.beforeEach(async ({ page }) => {
  await page.goto(QUESTION);
  await expect(page.getByRole('textbox', { name: 'Situation', exact: true })).toBeEditable();
  await page.getByRole('tab', { name: 'Practice out loud' }).click();
});

test('an answer is recorded, kept, played back and deleted, with undo', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') outside.push(request.url());
  });
  await expect(page.getByText('No recordings yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('timer')).not.toHaveText('0:00');
  await page.getByRole('button', { name: 'Stop' }).click();
  const list = page.getByRole('list', { name: 'Recordings' });
  await expect(list.getByRole('listitem')).toHaveCount(1);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Situation', exact: true })).toBeEditable();
  await page.getByRole('tab', { name: 'Practice out loud' }).click();
  const player = list.locator('audio');
  await expect
    .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.readyState))
    .toBeGreaterThanOrEqual(1);
  await player.evaluate((audio: HTMLAudioElement) => {
    audio.muted = true;
    return audio.play();
  });
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);

  await page.getByRole('button', { name: /^Delete recording of/ }).click();
  await expect(page.getByText('No recordings yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect(outside).toEqual([]);
});

test('leaving in the middle keeps what was said', async ({ page }) => {
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('timer')).not.toHaveText('0:00');
  await page.getByRole('tab', { name: 'Answer' }).click();
  await page.getByRole('tab', { name: 'Practice out loud' }).click();
  await expect(page.getByRole('list', { name: 'Recordings' }).getByRole('listitem')).toHaveCount(1);
});

for (const [error, message] of [
  ['NotAllowedError', 'Microphone access is blocked.'],
  ['NotFoundError', 'No microphone found.'],
  ['NotReadableError', 'Another app is using the microphone.'],
] as const) {
  test(`${error} is explained, and one can try again`, async ({ page }) => {
    await page.evaluate((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
    }, error);
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByRole('button', { name: 'Record', exact: true })).toBeEnabled();
  });
}

test('a browser without a recorder says so', async ({ page }) => {
  await page.evaluate(() => Reflect.deleteProperty(window, 'MediaRecorder'));
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This browser can’t record audio.');
});
