/** A control by what it is called, and which of those that are called so it is, counted from 0. */
export interface Control {
  kind: string;
  name: string;
  nth: number;
  /** Stands in the head or the sidebar. */
  shared: boolean;
}

interface Link {
  name: string;
  /** As it is written. */
  href: string;
  /** False for one to a place on this page that does not exist. */
  there: boolean;
}

export interface Probe {
  /** How much has happened so far: changes of the document, copies, prints. */
  effects: () => number;
  /** Resolves once the page is alive and nothing has changed for a moment. */
  settled: () => Promise<void>;
  list: () => { controls: Control[]; links: Link[] };
  find: (control: Control) => Element | undefined;
  has: (control: Control) => boolean;
}

/** Runs in the page before anything else, and gives the test its eyes there as `probe`. */
export function observe(): void {
  // What is left for it is no page of the product.
  if (location.href === 'about:blank') return;
  const QUIET_MS = 80;
  const LONG_LIST = 20;
  const SHOWN_OF_LIST = 3;
  let effects = 0;
  const note = () => {
    effects += 1;
  };
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 70);
  const usable = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    // What is chosen already has nothing more to do.
    !element.matches(
      ':disabled, [aria-disabled=true], [aria-selected=true], [aria-current], [aria-pressed=true]',
    ) &&
    !element.closest('[inert]') &&
    // What lies below an open dialog is out of reach.
    (!document.querySelector('dialog:modal') || element.closest('dialog:modal') !== null);
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(usable);

  /** Of a long list the first items stand for the others: they are one component. */
  const isRepeated = (element: Element) => {
    const item = element.closest('li, tr');
    const items = [...(item?.parentElement?.children ?? [])];
    return item !== null && items.length > LONG_LIST && items.indexOf(item) >= SHOWN_OF_LIST;
  };

  function controls(): { control: Control; element: Element }[] {
    const seen = new Map<string, number>();
    const found = all('button, summary, [role=button], [role=tab], [role=menuitem]');
    return found
      .filter((element) => !isRepeated(element))
      .map((element) => {
        const kind = element.tagName.toLowerCase();
        const name = nameOf(element);
        const nth = seen.get(kind + name) ?? 0;
        seen.set(kind + name, nth + 1);
        return { control: { kind, name, nth, shared: element.closest('aside, header') !== null }, element };
      });
  }
  const find: Probe['find'] = ({ kind, name, nth }) =>
    controls().find(({ control }) => control.kind === kind && control.name === name && control.nth === nth)
      ?.element;
  /** The id that a link to a place on this very page leads to. */
  const placeOnPage = (href: string) => {
    const url = URL.parse(href, location.href);
    const same = url?.pathname.replace(/\/$/, '') === location.pathname.replace(/\/$/, '');
    return same && url?.origin === location.origin ? decodeURIComponent(url.hash.slice(1)) : '';
  };
  const isAlive = () => {
    const button = document.querySelector('button, a');
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactFiber'));
  };

  const probe: Probe = {
    effects: () => effects,
    async settled() {
      for (let before = -1; before !== effects || !isAlive(); ) {
        before = effects;
        await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
      }
    },
    list: () => ({
      controls: controls().map(({ control }) => control),
      links: all('a').map((link) => {
        const href = link.getAttribute('href') ?? '';
        const place = placeOnPage(href);
        const there = !place || document.getElementById(place) !== null;
        return { name: nameOf(link), href, there };
      }),
    }),
    find,
    has: (control) => find(control) !== undefined,
  };
  Object.assign(window, { probe });

  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  addEventListener('input', note, true);
  Clipboard.prototype.writeText = async () => note();
  // The browser's own dialog, which no test can answer.
  Object.assign(window, {
    showDirectoryPicker: async () => {
      note();
      throw new DOMException('The user aborted a request.', 'AbortError');
    },
  });
  window.print = note;
}
