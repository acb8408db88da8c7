import type { Page } from '@playwright/test';
import { AREAS } from '../src/areas.ts';
import { paths } from '../src/paths.ts';
import { STEPS } from '../src/shell/tour/steps.ts';

/** Something to take a picture of. */
export interface State {
  /** Of the file. */
  name: string;
  path: string;
  /** Brings the page into the state. */
  act?: (page: Page) => Promise<void>;
  /** The picture shows what is on the screen, not the whole page. */
  onlyScreen?: boolean;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function startInterview(page: Page): Promise<void> {
  await button(page, 'Start the interview').click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Ten million users; reads ten times writes.');
  await page.waitForLoadState('networkidle');
}

async function finishInterview(page: Page): Promise<void> {
  await startInterview(page);
  await button(page, 'Finish').click();
  await page.getByRole('checkbox').first().check();
  await page.mouse.wheel(0, -9999);
}

async function finishTwoInterviews(page: Page): Promise<void> {
  for (const marks of [1, 3]) {
    await finishInterview(page);
    for (const box of (await page.getByRole('checkbox').all()).slice(0, marks)) await box.check();
    await button(page, 'Save review').click();
    await page.getByRole('main').getByRole('link', { name: 'Mock Interview' }).click();
    await page
      .getByText(/^\d+%$/)
      .first()
      .waitFor();
  }
}

async function openPalette(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search' }).fill(text);
}

const interview = (kind: string): State => ({
  name: `mock-interview_${kind}`,
  path: `${paths.mockInterview}?kind=${kind}&seed=shot`,
  act: startInterview,
  onlyScreen: true,
});

/** Goes as far as that step of the tour, counted from 0, and waits until it points at its part of the page. */
const tourStep = (step: number): State => ({
  name: `tour_step-${step + 1}`,
  path: paths.settings,
  act: async (page) => {
    await button(page, 'Take the tour').click();
    for (const { title } of STEPS.slice(0, step)) {
      await page.getByRole('dialog', { name: title }).waitFor();
      await button(page, 'Next').click();
    }
    await page.waitForURL(`**${STEPS[step]?.path}`);
    await page.locator('[data-tour-here]').waitFor();
    await page.waitForLoadState('networkidle');
  },
  onlyScreen: true,
});

/** States that no prerendered page shows. */
export const STATES: readonly State[] = [
  { name: 'not-found', path: '/nowhere' },
  { name: 'question-not-found', path: '/question/dsa/arrays/unknown' },
  ...['lld', 'concurrency', 'ml'].map((tab) => ({
    name: `system-design_${tab}`,
    path: `${paths.systemDesign}?tab=${tab}`,
  })),
  ...['models', 'try'].map((tab) => ({
    name: `resources_llm-rag_${tab}`,
    path: `${paths.llmRag}?tab=${tab}`,
  })),
  ...[2, 3, 4, 5].map((step) => ({
    name: `resumes_new_step-${step}`,
    path: `${paths.newResume}?step=${step}`,
  })),
  ...AREAS.map(({ id }) => interview(id)),
  {
    name: 'mock-interview_review',
    path: `${paths.mockInterview}?kind=mixed&seed=shot`,
    act: finishInterview,
  },
  { name: 'mock-interview_history', path: paths.mockInterview, act: finishTwoInterviews },
  ...STEPS.keys().map(tourStep),
  {
    name: 'menu',
    path: paths.dsa,
    act: async (page) => {
      const menu = button(page, 'Open menu');
      if (await menu.isVisible()) await menu.click();
    },
    onlyScreen: true,
  },
  { name: 'search', path: paths.dsa, act: (page) => openPalette(page, 'two'), onlyScreen: true },
  { name: 'search_nothing', path: paths.dsa, act: (page) => openPalette(page, 'zzzz'), onlyScreen: true },
  {
    name: 'shortcuts',
    path: paths.dsa,
    act: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
    onlyScreen: true,
  },
];
