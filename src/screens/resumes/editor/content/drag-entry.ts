import { dropPlace } from './drop-place.ts';
import { scrollAtEdges } from './edge-scroll.ts';

interface Callbacks {
  /** The entry would be dropped at another place than before. */
  onOver: (to: number) => void;
  /** @param to undefined when the drag was canceled */
  onEnd: (to: number | undefined) => void;
}

const SLIDE = 'transform 120ms ease-out';

/**
 * Drags an entry of a vertical list with a mouse, pen or finger, from `pointerdown` on its grip until the pointer goes
 * up. The other entries make room; Escape cancels.
 * @param from index of the entry in `list`
 */
export function dragEntry(
  down: PointerEvent,
  grip: HTMLElement,
  list: Element,
  from: number,
  { onOver, onEnd }: Callbacks,
): void {
  const items = [...list.children] as HTMLElement[];
  const extents = items.map((item) => item.getBoundingClientRect());
  const [own, first, second] = [extents[from], extents[0], extents[1]];
  if (!own || !first || !second) return;
  const room = own.height + (second.top - first.bottom);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let pointerY = down.clientY;
  let scrolled = 0;
  let to = from;

  const draw = () => {
    const offset = pointerY - down.clientY + scrolled;
    const next = dropPlace(extents, from, offset);
    if (next !== to) onOver(next);
    to = next;
    for (const [at, item] of items.entries()) {
      const makesRoom = at > from && at <= to ? -room : at < from && at >= to ? room : 0;
      item.style.transform = `translateY(${at === from ? offset : makesRoom}px)`;
    }
  };
  const ended = new AbortController();
  const end = (result: number | undefined) => {
    if (ended.signal.aborted) return;
    ended.abort();
    stopScrolling();
    for (const item of items) item.removeAttribute('style');
    onEnd(result);
  };

  const stopScrolling = scrollAtEdges(
    list,
    () => pointerY,
    (pixels) => {
      scrolled = pixels;
      draw();
    },
  );
  for (const [at, item] of items.entries()) {
    if (at === from) Object.assign(item.style, { position: 'relative', zIndex: '10', opacity: '0.9' });
    else if (!still) item.style.transition = SLIDE;
  }
  grip.setPointerCapture(down.pointerId);
  const { signal } = ended;
  grip.addEventListener(
    'pointermove',
    ({ clientY }) => {
      pointerY = clientY;
      draw();
    },
    { signal },
  );
  grip.addEventListener('pointerup', () => end(to), { signal });
  grip.addEventListener('pointercancel', () => end(undefined), { signal });
  // Also when the entry is removed under the pointer, as by a change from another tab.
  document.addEventListener('lostpointercapture', () => end(undefined), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(undefined), { signal });
}
