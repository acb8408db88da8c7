import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { dragEntry } from './drag-entry.ts';

interface Entry {
  id: string;
  /** What is moved, in the labels of its buttons and in announcements. */
  name: string;
}

interface Props<T extends Entry> {
  /** Names the list. */
  label: string;
  entries: readonly T[];
  onMove: (from: number, to: number) => void;
  /** @param handle the controls that move the entry; without them where there is nothing to sort */
  children: (entry: T, handle: ReactNode) => ReactNode;
  className?: string;
}

type Direction = 'up' | 'down';

/** A list sorted with buttons, or by dragging a grip with a mouse or a finger. */
export function SortableList<T extends Entry>({ label, entries, onMove, children, className }: Props<T>) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ id: string; direction: Direction }>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const order = entries.map(({ id }) => id).join();

  // The browser takes the focus from an element that is moved in the document, and from a button that is disabled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the order
  useLayoutEffect(() => {
    const { id, direction } = pressed.current ?? {};
    pressed.current = undefined;
    if (!id) return;
    const item = list.current?.children[entries.findIndex((entry) => entry.id === id)];
    const button = (way: Direction) => item?.querySelector<HTMLButtonElement>(`[data-move=${way}]`);
    const same = button(direction ?? 'up');
    const other = button(direction === 'up' ? 'down' : 'up');
    (same?.disabled ? other : same)?.focus();
  }, [order]);

  const place = (at: number) => `position ${at + 1} of ${entries.length}`;
  const moveBy = (at: number, direction: Direction) => {
    const entry = entries[at];
    const to = direction === 'up' ? at - 1 : at + 1;
    if (!entry) return;
    pressed.current = { id: entry.id, direction };
    setAnnouncement(`${entry.name} was moved to ${place(to)}.`);
    onMove(at, to);
  };
  const drag = (event: PointerEvent<HTMLElement>, { name }: Entry, from: number) => {
    if (event.button !== 0 || !list.current) return;
    // Neither selects text nor takes the focus.
    event.preventDefault();
    dragEntry(event.nativeEvent, event.currentTarget, list.current, from, {
      onOver: (to) => setAnnouncement(`${name} is over ${place(to)}.`),
      onEnd: (to) => {
        setAnnouncement(to === undefined ? `${name} was put back.` : `${name} was dropped at ${place(to)}.`);
        if (to !== undefined && to !== from) onMove(from, to);
      },
    });
  };
  const handle = (entry: Entry, at: number) => (
    <span className="flex shrink-0">
      <span
        title={`Drag ${entry.name}`}
        onPointerDown={(event) => drag(event, entry, at)}
        className="grid size-8 touch-none cursor-grab place-items-center rounded-md text-muted hover:bg-surface-2 hover:text-text"
      >
        <GripVertical size={16} aria-hidden />
      </span>
      <IconButton
        label={`Move ${entry.name} up`}
        icon={ArrowUp}
        data-move="up"
        className="!size-8"
        disabled={at === 0}
        onClick={() => moveBy(at, 'up')}
      />
      <IconButton
        label={`Move ${entry.name} down`}
        icon={ArrowDown}
        data-move="down"
        className="!size-8"
        disabled={at === entries.length - 1}
        onClick={() => moveBy(at, 'down')}
      />
    </span>
  );
  return (
    <>
      <ul ref={list} aria-label={label} className={className}>
        {entries.map((entry, at) => (
          <li key={entry.id}>{children(entry, entries.length > 1 && handle(entry, at))}</li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
