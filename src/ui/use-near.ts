import { type RefObject, useEffect, useState } from 'react';

/** How far below or above the window a part may lie to be made: a swipe later it is there. */
const MARGIN = '50% 0px';

/** Whether an element has come near the window. Once true it stays true; false in the prerendered page. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
}
