import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from '#ui/toast.tsx';

const HINT = 'Drag it, or press Space and move it with the arrow keys.';

interface Entry {
  id: string;
  /** What is moved, for assistive technology. */
  name: string;
}

interface Props<T extends Entry> {
  /** Names the list. */
  label: string;
  entries: readonly T[];
  onMove: (from: number, to: number) => void;
  /** @param handle the control that moves the entry; without one where there is nothing to sort */
  children: (entry: T, handle: ReactNode) => ReactNode;
  className?: string;
}

/** A list sorted by dragging, or by keyboard: Space on a handle, arrow keys, Space. */
export function SortableList<T extends Entry>({ label, entries, onMove, children, className }: Props<T>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: string | number) => entries.findIndex((entry) => entry.id === id);
  const nameOf = (id: string | number) => entries[place(id)]?.name ?? '';
  const at = (id: string | number) => `place ${place(id) + 1} of ${entries.length}`;
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(place(active.id), place(over.id));
  };
  return (
    <DndContext
      id={label}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}, ${at(active.id)}.`,
          onDragOver: ({ active, over }) =>
            over ? `${nameOf(active.id)} is over ${at(over.id)}.` : undefined,
          onDragEnd: ({ active, over }) =>
            over ? `${nameOf(active.id)} was put down at ${at(over.id)}.` : undefined,
          onDragCancel: ({ active }) => `${nameOf(active.id)} was put back.`,
        },
      }}
    >
      <SortableContext items={[...entries]} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className={className}>
          {entries.map((entry) => (
            <SortableEntry key={entry.id} entry={entry} sortable={entries.length > 1}>
              {(handle) => children(entry, handle)}
            </SortableEntry>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface EntryProps {
  entry: Entry;
  sortable: boolean;
  children: (handle: ReactNode) => ReactNode;
}

function SortableEntry({ entry, sortable, children }: EntryProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: entry.id,
    });
  const handle = sortable && (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={`Move ${entry.name}`}
      title={HINT}
      onClick={() => toast({ text: HINT })}
      className="grid size-8 shrink-0 touch-none cursor-grab place-items-center rounded-md text-muted hover:bg-surface-2 hover:text-text"
    >
      <GripVertical size={16} aria-hidden />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={isDragging ? 'relative z-10 opacity-90' : ''}
    >
      {children(handle)}
    </li>
  );
}
