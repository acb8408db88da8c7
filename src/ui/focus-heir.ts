const CONTROL = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** Nobody is sent into a field unasked: a phone would open its keyboard, and keys of the page would be typed. */
const FIELD = 'input:not([type=checkbox], [type=radio], [type=file]), select, textarea';

const controlsOf = (part: Element): HTMLElement[] =>
  [part, ...part.querySelectorAll(CONTROL)].filter((element) => element instanceof HTMLElement);

const isReached = (element: Element) =>
  element.matches(CONTROL) &&
  !element.matches(':disabled, [tabindex="-1"], [inert] *') &&
  element.checkVisibility({ visibilityProperty: true });

/** “Delete” of “Delete Two Sum”: what a control does, without what it does it to. */
const verbOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().split(/\s/, 1)[0];

/** The highest element that was taken away together with this one. */
function rootOf(element: Element): Element {
  let root = element;
  while (root.parentElement) root = root.parentElement;
  return root;
}

/** Where a control was taken away: the first parent that is still on the page, and what stands before and after the gap. */
function gapOf(lost: Element, records: readonly MutationRecord[]) {
  let gone = rootOf(lost);
  // Each turn goes up one of the removals.
  for (const _ of records) {
    const record = records.findLast(({ removedNodes }) => [...removedNodes].includes(gone));
    if (!(record?.target instanceof Element)) return;
    const { target: parent, previousSibling } = record;
    if (!parent.isConnected) {
      gone = rootOf(parent);
      continue;
    }
    const children = [...parent.children];
    const isBefore = (child: Element) =>
      previousSibling?.isConnected === true &&
      (child === previousSibling ||
        (child.compareDocumentPosition(previousSibling) & Node.DOCUMENT_POSITION_FOLLOWING) > 0);
    // What came in its place comes after it.
    const split = children.filter(isBefore).length;
    return { parent, gone, before: children.slice(0, split).reverse(), after: children.slice(split) };
  }
}

/**
 * The control that stands in for one that was taken away: the same of the row that followed or came before it, or else
 * the nearest one.
 */
function heirOf(lost: Element, records: readonly MutationRecord[]): HTMLElement | undefined {
  const gap = gapOf(lost, records);
  // Another screen stands there now.
  if (!gap || gap.parent.matches('main')) return;
  const verb = verbOf(lost);
  for (const row of [...gap.after, ...gap.before]) {
    if (row.tagName !== gap.gone.tagName) continue;
    const same = controlsOf(row).find(
      (control) => control.tagName === lost.tagName && verbOf(control) === verb && isReached(control),
    );
    if (same) return same;
  }
  const isPlace = (element: Element) => isReached(element) && !element.matches(FIELD);
  let { parent, before, after } = gap;
  while (parent !== document.body) {
    const near =
      after.flatMap(controlsOf).find(isPlace) ??
      before.map((part) => controlsOf(part).findLast(isPlace)).find(Boolean);
    if (near) return near;
    const above = parent.parentElement;
    if (!above || parent.matches('main, dialog')) return;
    const siblings = [...above.children];
    const at = siblings.indexOf(parent);
    [before, after, parent] = [siblings.slice(0, at).reverse(), siblings.slice(at + 1), above];
  }
}

interface Lost {
  control: Element;
  /** What had the focus before it went to a message. */
  origin: Element | undefined;
  /** Of the screen that it was lost on. */
  path: string;
}

/** Gives a lost focus to what it belongs to now: where it came from, or the heir, or where the page begins. */
export function handOn({ control, origin, path }: Lost, records: readonly MutationRecord[]): void {
  if (document.activeElement !== document.body) return;
  const back = origin?.isConnected ? origin : heirOf(control, records);
  if (path === location.pathname && back instanceof HTMLElement) back.focus();
  else document.getElementById('main')?.focus({ preventScroll: true });
}
