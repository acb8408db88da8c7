import { CircleCheck, CircleDashed } from 'lucide-react';
import type { Status } from './filter.ts';

/** A mark for what the user has done; nothing for what is still to do. */
export function StatusMark({ status }: { status: Status }) {
  if (status === 'solved')
    return <CircleCheck size={16} className="shrink-0 text-easy" aria-label="Solved" role="img" />;
  if (status === 'attempted')
    return <CircleDashed size={16} className="shrink-0 text-medium" aria-label="Attempted" role="img" />;
  return null;
}
