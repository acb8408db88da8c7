import type { Page } from '@playwright/test';
import { median, round } from './statistics.ts';

const BULLET =
  'Reduced the cost of the ordering service by 35% without a single hour of downtime in two years';

/** A long resume in the shape of `resume.json`. @param positions with six bullets each; nine fill a page and a half */
const longResume = (positions: number) => ({
  personalInfo: { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' },
  workExperience: Array.from({ length: positions }, (_, at) => ({
    companyName: `Company ${at + 1}`,
    jobTitle: 'Software Engineer',
    description: Array(6).fill(BULLET).join('\n'),
    startYear: 'Jan 2019',
    endYear: 'Dec 2021',
  })),
});

const POSITIONS = { twoPages: 14, fivePages: 36, tenPages: 55 };

/** Brings a resume into the editor as a user does and opens its form. */
async function openLong(page: Page, address: string, positions: number): Promise<void> {
  await page.goto(`${address}/new?step=2`, { waitUntil: 'networkidle' });
  await page.getByLabel('Import JSON Resume or resume.json').setInputFiles({
    name: 'long.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(longResume(positions))),
  });
  await page.getByText('Imported long.json.').waitFor();
  await page.waitForURL(/resumes\/(?!new)/);
}

/** Median milliseconds from a keystroke in a field until the frame with it is ready, live preview on. */
async function keystroke(page: Page): Promise<{ median: number; longest: number }> {
  await page.getByRole('button', { name: /Edit Content/ }).click();
  await page.getByLabel('Description').nth(20).focus();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const heard = () => {
      const started = performance.now();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => times.push(performance.now() - started);
        channel.port2.postMessage(null);
      });
    };
    document.addEventListener('input', heard, true);
  });
  await page.keyboard.type('measured typing of a sentence in a long resume ', { delay: 60 });
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  return { median: median(times), longest: Math.max(...times) };
}

/** Milliseconds from asking for the PDF until it is there: the first time, and once its maker is loaded. */
async function makingPdf(page: Page): Promise<{ first: number; next: number }> {
  await page
    .getByRole('button', { name: /Generate Resume/ })
    .first()
    .click();
  const times: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const started = performance.now();
    await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    times.push(performance.now() - started);
  }
  return { first: times[0] ?? Number.NaN, next: median(times.slice(1)) };
}

/** What a long resume costs. @param address of the list of resumes */
export async function resumeBench(page: Page, address: string) {
  await openLong(page, address, POSITIONS.fivePages);
  const typing = await keystroke(page);
  await openLong(page, address, POSITIONS.twoPages);
  const pdf = await makingPdf(page);
  await openLong(page, address, POSITIONS.tenPages);
  const longPdf = await makingPdf(page);
  await page.close();
  return {
    keystrokeFivePagesMs: { median: round(typing.median), longest: round(typing.longest) },
    pdfTwoPagesMs: { first: round(pdf.first), next: round(pdf.next) },
    pdfTenPagesMs: { first: round(longPdf.first), next: round(longPdf.next) },
  };
}
