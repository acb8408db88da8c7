import { useLayoutEffect, useRef, useState } from 'react';

const FIRST = 560;
const LEAST = 260;
const MOST = 720;

/** The width that a drawing has room for, to be measured at the element that gets the ref. */
export function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      // Without a layout, as in a hidden tab, nothing has a width.
      if (element.clientWidth > 0) setWidth(Math.min(MOST, Math.max(LEAST, element.clientWidth)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width] as const;
}
