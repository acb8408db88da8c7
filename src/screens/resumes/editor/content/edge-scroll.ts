/** Within this many pixels of an edge the list scrolls; the bar with Back and Next covers most of them. */
const EDGE = 80;
const FASTEST = 14;

/** What scrolls an element: its nearest ancestor with more content than room, or the page. */
function scrollerOf(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY) && parent.scrollHeight > parent.clientHeight)
      return parent;
  return document.scrollingElement ?? document.documentElement;
}

/** Pixels to scroll in a frame while the pointer is at `y`; the nearer to the edge, the more. */
function speedAt(y: number, top: number, bottom: number): number {
  const share = (depth: number) => Math.min(1, Math.max(0, depth / EDGE)) * FASTEST;
  return share(y - (bottom - EDGE)) - share(top + EDGE - y);
}

/**
 * Scrolls while something is dragged near the edge of what can be seen.
 * @param pointerY where the pointer is in the window now
 * @param onScroll called with all pixels scrolled so far
 * @returns what ends it
 */
export function scrollAtEdges(
  element: Element,
  pointerY: () => number,
  onScroll: (scrolled: number) => void,
): () => void {
  const scroller = scrollerOf(element);
  const start = scroller.scrollTop;
  let frame = 0;
  const step = () => {
    const { top, bottom } = scroller.getBoundingClientRect();
    const before = scroller.scrollTop;
    scroller.scrollTop += speedAt(pointerY(), Math.max(0, top), Math.min(window.innerHeight, bottom));
    if (scroller.scrollTop !== before) onScroll(scroller.scrollTop - start);
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
