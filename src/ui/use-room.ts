import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many pixels wide an element's inside is, now and whenever that changes; undefined before it is known. */
export function useRoom(element: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      // Without a layout, as in a hidden tab, nothing has a width.
      if (current.clientWidth > 0) setRoom(current.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
