import { type RefObject, useEffect } from 'react';

/** While `expanded`, everything outside of `element` but messages is out of reach, and the page does not scroll. */
export function useExpanded(element: RefObject<HTMLElement | null>, expanded: boolean): void {
  useEffect(() => {
    if (!expanded || !element.current) return;
    const shut: HTMLElement[] = [];
    for (let inner: Element = element.current; inner.parentElement; inner = inner.parentElement) {
      for (const sibling of inner.parentElement.children) {
        const message = sibling.matches('[role=status], [role=alert], script, style');
        if (sibling === inner || message || !(sibling instanceof HTMLElement) || sibling.inert) continue;
        sibling.inert = true;
        shut.push(sibling);
      }
      if (inner.parentElement === document.body) break;
    }
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      for (const sibling of shut) sibling.inert = false;
      document.documentElement.style.overflow = overflow;
    };
  }, [element, expanded]);
}
