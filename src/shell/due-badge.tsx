import { useDue } from '#storage/use-due.ts';

/** How many reviews are due; nothing when there are none. */
export default function DueBadge() {
  const due = useDue()?.length ?? 0;
  if (due === 0) return null;
  return (
    <span className="sidebar-badge ml-auto rounded-full bg-accent-soft px-1.5 text-xs font-semibold text-accent tabular-nums">
      {due}
      <span className="sr-only"> due</span>
    </span>
  );
}
