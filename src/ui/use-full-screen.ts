import { type RefObject, useEffect, useRef, useState } from 'react';
import { useExpanded } from './use-expanded.ts';

export interface FullScreen<E extends HTMLElement> {
  ref: RefObject<E | null>;
  full: boolean;
  toggle: () => void;
  /** Lays the element over the page while it is full. */
  className: string;
}

/**
 * Lets a part of the page fill the window without being built anew, so that an editor keeps its text and
 * cursor. What is covered cannot be reached meanwhile; Escape leaves.
 */
export function useFullScreen<E extends HTMLElement>(): FullScreen<E> {
  const ref = useRef<E>(null);
  const [full, setFull] = useState(false);
  useExpanded(ref, full);
  useEffect(() => {
    if (!full) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setFull(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [full]);
  return {
    ref,
    full,
    toggle: () => setFull(!full),
    className: full ? 'fixed inset-0 z-40 !rounded-none' : '',
  };
}
