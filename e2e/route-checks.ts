import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What the specification says of a route, on a fresh profile. */
export interface Row {
  path: string;
  /** Of the document, without the product's name. */
  title: string | RegExp;
  /** Of the page; where it says nothing, the title. */
  heading?: string | RegExp;
  /** Stands alone, without sidebar and top bar. */
  bare?: boolean;
  /** Texts, counts, links and states. */
  shows?: (page: Page) => Promise<void>;
}

export const main = (page: Page) => page.getByRole('main');

/** Links of the main area by what they begin with, and where they lead. */
export async function links(page: Page, ways: Record<string, string | RegExp>): Promise<void> {
  for (const [name, href] of Object.entries(ways)) {
    const link = main(page).getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(link.first()).toHaveAttribute('href', href);
  }
}

export async function texts(page: Page, ...all: (string | RegExp)[]): Promise<void> {
  for (const text of all) await expect(main(page).getByText(text).first()).toBeVisible();
}

/** A table of questions shows Title and Category, and every title leads to a question page. */
export const table = (href: RegExp) => async (page: Page) => {
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Category']);
  await expect(page.getByRole('row').nth(1).getByRole('link')).toHaveAttribute('href', href);
};

/** Cards of a curated list, each with its name and how many questions it has. */
export const categories = (total: number, cards: Record<string, number>) => async (page: Page) => {
  await texts(page, `0 / ${total} completed`);
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '0');
  for (const [name, count] of Object.entries(cards)) {
    await expect(page.getByRole('region', { name, exact: true }).getByText(`0 / ${count}`)).toBeVisible();
  }
};

/** A legal page is of today and says where to write to. */
export const legal =
  (...said: RegExp[]) =>
  async (page: Page) => {
    // Midnight may have passed since the page was drawn.
    const days = await page.evaluate(() =>
      [0, 60_000].map((ago) => new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(Date.now() - ago)),
    );
    await texts(page, new RegExp(`^Last updated: (${days.join('|')})`), ...said);
    await links(page, { 'hello@dryrun.example': 'mailto:hello@dryrun.example' });
  };

export const star = (path: string, back: string): Row => ({
  path,
  title: 'STAR Method',
  bare: true,
  shows: async (page) => {
    await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', back);
    const parts = page.getByRole('region', { name: 'The four parts' }).getByRole('heading', { level: 3 });
    await expect(parts).toHaveText([/Situation/, /Task/, /Action/, /Result/]);
    await expect(page.getByRole('region', { name: 'An example answer' }).getByRole('term')).toHaveCount(4);
    await expect(page.getByRole('region', { name: 'Six tips' }).getByRole('listitem')).toHaveCount(6);
  },
});
