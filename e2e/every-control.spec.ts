import type { Page } from '@playwright/test';
import { type Control, observe, type Probe } from './observe.ts';
import { ADDRESSES, isPage } from './site.ts';
import { expect, test } from './test.ts';

declare const probe: Probe;

/** What a click may take to show that it did something. Only a dead control waits so long. */
const PATIENCE_MS = 10_000;
/** Of controls that are called the same (one in every row of a table), so many are tried: they are one component. */
const MOST_ALIKE = 3;

// A clean profile for every page; the service worker would fill each with the whole product.
test.use({ serviceWorkers: 'block', expectedConsole: /Service Worker registration blocked/ });

/** Controls of the head and the sidebar, the same on every page: each is tried where it is first met. */
const triedShared = new Set<string>();

const nameOf = ({ kind, name, nth }: Control) => `${kind} “${name}”${nth > 0 ? ` (${nth + 1})` : ''}`;

/** One page on which controls are tried one after the other. */
class Trial {
  readonly dead = new Set<string>();
  /** Effects that the page itself does not see. */
  private outside = 0;
  private readonly checkedLinks = new Set<string>();
  private readonly page: Page;
  private readonly path: string;

  constructor(page: Page, path: string) {
    this.page = page;
    this.path = path;
    const note = () => {
      this.outside += 1;
    };
    // A page that asks before it is left has answered.
    page.on('dialog', (dialog) => {
      note();
      void dialog.accept();
    });
    page.on('download', note);
    page.on('filechooser', note);
    page.on('popup', (popup) => {
      note();
      void popup.close();
    });
  }

  async open(): Promise<void> {
    await this.page.goto(this.path);
    // The screen itself, not what stands in for it while it is loaded.
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
    await this.settle();
  }

  /** Opens the page as someone sees it who was never here. */
  private async openAfresh(): Promise<void> {
    const { origin } = new URL(this.page.url());
    // A page whose database is taken away while it reads is no fresh visit.
    await this.page.goto('about:blank');
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.detach();
    await this.open();
  }

  private settle = () => this.page.evaluate(() => probe.settled());

  /** The controls that can be used now; on the way, every link is looked at. */
  async controls(): Promise<Control[]> {
    const { controls, links } = await this.page.evaluate(() => probe.list());
    for (const { name, href, there } of links) {
      if (this.checkedLinks.has(href)) continue;
      this.checkedLinks.add(href);
      const url = URL.parse(href, this.page.url());
      const inside = url?.origin === new URL(this.page.url()).origin;
      const fine = inside
        ? there && (url.pathname === this.path || isPage(url.pathname))
        : url !== null && ['https:', 'mailto:'].includes(url.protocol);
      if (!fine) this.dead.add(`link “${name}” to “${href}”`);
    }
    return controls.filter(({ nth }) => nth < MOST_ALIKE);
  }

  private async isThere(control: Control): Promise<boolean> {
    const { pathname } = new URL(this.page.url());
    return pathname === this.path && (await this.page.evaluate((wanted) => probe.has(wanted), control));
  }

  /** Whether a click on the control did anything that a user could notice. */
  private async click(control: Control): Promise<boolean> {
    const element = (await this.page.evaluateHandle((wanted) => probe.find(wanted), control)).asElement();
    if (!element) return false;
    await element.scrollIntoViewIfNeeded();
    const [before, outside] = [await this.page.evaluate(() => probe.effects()), this.outside];
    await element.click({ timeout: PATIENCE_MS });
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      // A page that is being left has certainly noticed the click.
      const now = await this.page.evaluate(() => probe.effects()).catch(() => before + 1);
      if (now !== before || this.outside > outside) return true;
    }
    return false;
  }

  /** Makes the last control of a trail usable, by way of those before it. */
  private async reach(trail: readonly Control[]): Promise<boolean> {
    const last = trail.at(-1);
    if (!last) return false;
    if (await this.isThere(last)) return true;
    for (const control of trail.slice(0, -1)) {
      if (!(await this.isThere(control))) return false;
      await this.click(control);
      await this.settle();
    }
    return this.isThere(last);
  }

  /** Why the control at the end of a trail does nothing; empty if it does something, or is not there any more. */
  private async fault(trail: readonly Control[], reach: () => Promise<boolean>): Promise<string> {
    const last = trail.at(-1);
    // What came with a message or at the end of some work may not come again.
    if (!last || !(await reach())) return '';
    try {
      return (await this.click(last)) ? '' : 'does nothing';
    } catch (error) {
      return `cannot be clicked: ${String(error).split('\n')[0]}`;
    }
  }

  /** Tries the control at the end of a trail. Returns the controls that are there afterwards. */
  async attempt(trail: readonly Control[]): Promise<Control[]> {
    const afresh = async () => {
      await this.openAfresh();
      return this.reach(trail);
    };
    const reopened = async () => {
      await this.open();
      return this.reach(trail);
    };
    const fault = await this.fault(
      trail,
      async () => (await this.reach(trail)) || (await reopened()) || (await afresh()),
    );
    // What is left of earlier clicks can lie in the way: only what is dead on a fresh page too is dead.
    const certain = fault && (await this.fault(trail, afresh));
    if (certain) this.dead.add(`${trail.map(nameOf).join(' → ')} ${certain}`);
    await this.settle().catch(() => {});
    const after = new URL(this.page.url()).pathname === this.path ? await this.controls() : [];
    await this.page.keyboard.press('Escape');
    return after;
  }
}

// /projects is only another way to /resumes.
for (const path of ADDRESSES.filter((address) => address !== '/projects')) {
  test(`${path}: every button does something, every link leads somewhere`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(observe);
    // Installing a language has its own tests; here it only begins.
    await page.route('**/runtimes/**', () => {});
    const trial = new Trial(page, path);
    await trial.open();
    // What is loaded only when needed is there now, and from here on in no time.
    await page.waitForLoadState('networkidle');
    const known = new Set<string>();
    const trails: Control[][] = [];
    const add = (controls: readonly Control[], from: readonly Control[]) => {
      for (const control of controls) {
        const id = nameOf(control);
        if (known.has(id) || (control.shared && triedShared.has(id))) continue;
        known.add(id);
        if (control.shared) triedShared.add(id);
        trails.push([...from, control]);
      }
    };
    add(await trial.controls(), []);
    for (const trail of trails) {
      const after = await trial.attempt(trail);
      // What a control opens is tried too, but not what that opens in turn.
      if (trail.length === 1) add(after, trail);
    }
    expect([...trial.dead]).toEqual([]);
  });
}

test('every route of the table has an address that is a page', () => {
  const unknown = ADDRESSES.filter((path) => !isPage(path) && path !== '/nowhere/at/all');
  expect(unknown).toEqual([]);
});
