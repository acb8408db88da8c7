import { useEffect, useRef, useState } from 'react';
import { recordPlace } from '#storage/record-lesson.ts';
import { lessons } from '#storage/records.ts';

/** Scrolling on writes a place at most this often. */
const EVERY_MS = 1000;

/**
 * Keeps the reader's place in a lesson.
 * @param section the one on screen now
 * @returns the section that was on screen when the lesson was last left, unless it is finished
 */
export function usePlace(id: string, section: string | undefined): string | undefined {
  const [before, setBefore] = useState<{ section?: string }>();
  /** The place that is still to be written, and when the last one was. */
  const waiting = useRef<string>(undefined);
  const writtenAt = useRef(0);
  useEffect(() => {
    let left = false;
    const read = lessons.get(id).then((record) => {
      if (!left) setBefore({ section: record?.completedAt ? undefined : record?.section });
    });
    const write = () => {
      const place = waiting.current;
      waiting.current = undefined;
      // Who leaves before storage has answered still comes back to where they were.
      if (place) void read.then(() => recordPlace(id, place));
    };
    addEventListener('pagehide', write);
    return () => {
      left = true;
      write();
      removeEventListener('pagehide', write);
    };
  }, [id]);
  useEffect(() => {
    if (!section) return;
    waiting.current = section;
    // Not before the old place is known, which this would overwrite.
    if (!before) return;
    const write = () => {
      waiting.current = undefined;
      writtenAt.current = Date.now();
      void recordPlace(id, section);
    };
    const timer = setTimeout(write, Math.max(0, writtenAt.current + EVERY_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [id, before, section]);
  return before?.section;
}
