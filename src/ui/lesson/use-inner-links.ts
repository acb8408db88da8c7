import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Whether a click is the plain one; with a key held or another button it is the browser's to answer. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Lets the links of a text that was made at build time change the screen as the router's own do, without loading the page anew.
 * @returns the reference for the element that holds the text
 */
export function useInnerLinks(): RefObject<HTMLDivElement | null> {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = text.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin || !isPlain(event)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);
  return text;
}
