import { useEffect } from 'react';

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

/**
 * Keeps the focus near where it was when the control that has it is taken away: by Delete in a row, or with a part that
 * is shown no more. From a message it goes back to where it came from, and to a button that was disabled while it worked
 * it returns. Left alone, browsers drop it, and who works with keys or a screen reader is nowhere.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: Element | undefined;
    /** What had the focus before it went to a message. */
    let origin: Element | undefined;
    let path = '';
    let disabled = false;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const isMessage = (element: Element | undefined) => element?.closest('[role=status]');
      if (!isMessage(target)) origin = undefined;
      else if (!isMessage(focused)) origin = focused;
      [focused, path, disabled] = [target, location.pathname, false];
    };
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      disabled = target instanceof Element && target.matches(':disabled');
      // Whoever clicked beside every control wants none of them.
      const forget = () => {
        if (!disabled && focused === target && focused?.isConnected) focused = undefined;
      };
      if (!relatedTarget) setTimeout(forget);
    };
    const keep = (records: readonly MutationRecord[]) => {
      if (!focused || document.activeElement !== document.body) return;
      if (focused.isConnected) {
        if (disabled && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
        return;
      }
      const back = origin?.isConnected ? origin : heirOf(focused, records);
      focused = undefined;
      if (path === location.pathname && back instanceof HTMLElement) back.focus();
      else document.getElementById('main')?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', leave);
    };
  }, []);
}
