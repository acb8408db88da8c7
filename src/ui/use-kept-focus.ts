import { useEffect } from 'react';

/**
 * Keeps the focus near where it was when the control that has it is taken away: by Delete in a row, or with a part that
 * is shown no more. From a message it goes back to where it came from, and to a button that was disabled while it worked
 * it returns. Left alone, browsers drop it, and who works with keys or a screen reader is nowhere. For the root, which stays.
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
      if (relatedTarget || disabled) return;
      // Whoever clicked beside every control wants none of them.
      setTimeout(() => {
        if (focused === target && focused?.isConnected) focused = undefined;
      });
    };
    const keep = (records: readonly MutationRecord[]) => {
      if (!focused || document.activeElement !== document.body) return;
      if (focused.isConnected) {
        if (disabled && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
        return;
      }
      const lost = { control: focused, origin, path };
      focused = undefined;
      // Offline, the browser's default has to do.
      import('./focus-heir.ts').then(
        ({ handOn }) => handOn(lost, records),
        () => {},
      );
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', leave);
  }, []);
}
