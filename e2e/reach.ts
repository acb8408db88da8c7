import type { Page } from '@playwright/test';

/**
 * What is wrong with the controls and the movement of the page that is open; empty where nothing is. Every button, link and
 * field must be brought into view by scrolling and met at its middle, the page itself never wider than its window, and, for
 * who asked for less motion, nothing may move for longer than a moment.
 */
export function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LONGEST_MOTION_S = 0.01;
    /** Of a long list the first items stand for the others: they are one component. */
    const SHOWN_OF_LIST = 3;
    const faults: string[] = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > window.innerWidth) faults.push(`the page is ${wide} px wide`);

    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const isRepeated = (element: Element) => {
      const item = element.closest('li, tr');
      return item !== null && [...(item.parentElement?.children ?? [])].indexOf(item) >= SHOWN_OF_LIST;
    };
    const controls = document.querySelectorAll(
      'a[href], button, summary, select, textarea, input, [role=tab]',
    );
    for (const control of controls) {
      const [shape] = control.getClientRects();
      const shown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // What is for screen readers alone has next to no size.
      if (!shape || !shown || shape.width < 4 || shape.height < 4) continue;
      if (control.closest('[inert]') || isRepeated(control)) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [box] = control.getClientRects();
      if (!box) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const met = document.elementFromPoint(x, y);
      const labels = (control as HTMLInputElement).labels ?? [];
      const isMet = [control, ...labels].some((one) => one.contains(met));
      if (!isMet)
        faults.push(`${nameOf(control)} is covered by ${met ? nameOf(met) : 'the edge of the window'}`);
    }

    const seconds = (list: string) => Math.max(...list.split(',').map((text) => Number.parseFloat(text)));
    for (const element of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      const moves = style.transitionProperty !== 'none' && seconds(style.transitionDuration);
      if (Math.max(moves || 0, seconds(style.animationDuration)) > LONGEST_MOTION_S)
        faults.push(`${nameOf(element)} moves`);
      if (style.scrollBehavior === 'smooth') faults.push(`${nameOf(element)} scrolls smoothly`);
    }
    return faults;
  });
}
