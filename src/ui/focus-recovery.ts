import { type Ref, type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Whether nothing has the focus: browsers leave it at the body when what had it is taken away or disabled. */
const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Where a part of the page begins: the tab of the panel that `control` stands in, or else the page's main part. */
function startOf(control: Element): HTMLElement | null {
  const tab = control.closest('[role=tabpanel]')?.getAttribute('aria-labelledby');
  return document.getElementById(tab ?? 'main');
}

/** Gives a lost focus to the first of these elements that takes it, or else to where the page begins. */
function restoreFocus(candidates: Iterable<Element | null | undefined>): void {
  if (!isLost()) return;
  for (const candidate of candidates) {
    if (candidate instanceof HTMLElement) candidate.focus();
    // What is gone, hidden or disabled does not take it.
    if (!isLost()) return;
  }
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Calls back once React has finished with the page, if the focus goes away with `node`, in which it is. */
function whenGone(node: Element, restore: () => void): void {
  queueMicrotask(() => {
    if (!node.isConnected) restore();
  });
}

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

/**
 * Says where the focus goes when a control takes itself away, such as the Delete of a row. Hand the returned ref to that
 * control in every row: the focus moves to the next row's, or the one before, then to a control that came in its place with
 * the same ref, and then to `otherwise`.
 * @param otherwise takes the focus when no row is left; without it, the tab of the panel or the page's main part does
 */
export function useFocusRecovery(otherwise?: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  const controls = useRef(new Set<HTMLElement>());
  return useCallback(
    (node) => {
      if (!node) return;
      const all = controls.current;
      all.add(node);
      return () => {
        all.delete(node);
        if (!node.contains(document.activeElement)) return;
        const inOrder = [...all].sort((one, other) => (isBefore(one, other) ? -1 : 1));
        const after = inOrder.filter((other) => isBefore(node, other));
        const before = inOrder.filter((other) => isBefore(other, node)).reverse();
        const start = startOf(node);
        whenGone(node, () => restoreFocus([...after, ...before, ...all, otherwise?.current, start]));
      };
    },
    [otherwise],
  );
}

/**
 * Ref for a button of the design system, so that none loses the focus for whoever works with keys or a screen reader: it has
 * it back after it was disabled for a while, and where it goes away and nothing else is said, the focus goes to where the
 * panel or the page begins.
 * @param ref of the caller, who may say otherwise with `useFocusRecovery`
 */
export function useButtonRef(
  ref: Ref<HTMLButtonElement> | undefined,
  disabled = false,
): RefCallback<HTMLButtonElement> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (disabled) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && isLost()) button.current?.focus({ preventScroll: true });
  }, [disabled]);
  return useCallback(
    (node) => {
      if (!node) return;
      button.current = node;
      const release = attach(ref, node);
      return () => {
        // The caller's own recovery comes first.
        release();
        if (!node.contains(document.activeElement)) return;
        const start = startOf(node);
        whenGone(node, () => restoreFocus([start]));
      };
    },
    [ref],
  );
}

/** @returns detaches it again */
function attach<Node>(ref: Ref<Node> | undefined, node: Node): () => void {
  if (typeof ref === 'function') {
    const release = ref(node);
    return typeof release === 'function' ? release : () => ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}
