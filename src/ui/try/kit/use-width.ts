import { useRef } from 'react';
import { useRoom } from '#ui/use-room.ts';

const FIRST = 560;
const LEAST = 260;
const MOST = 720;

/** The width that a drawing has room for, to be measured at the element that gets the ref. */
export function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame) ?? FIRST;
  return [frame, Math.min(MOST, Math.max(LEAST, room))] as const;
}
