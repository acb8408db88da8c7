import { useEffect, useRef, useState } from 'react';
import { recordPlace } from '#storage/record-lesson.ts';
import { lessons } from '#storage/records.ts';

/**
 * Keeps the reader's place in a lesson.
 * @param section the one on screen now
 * @returns the section that was on screen when the lesson was last left, unless it is finished
 */
export function usePlace(id: string, section: string | undefined): string | undefined {
  const [before, setBefore] = useState<{ section?: string }>();
  const latest = useRef(section);
  if (section) latest.current = section;
  useEffect(() => {
    let left = false;
    let reached: string | undefined;
    void lessons.get(id).then((record) => {
      if (!left) setBefore({ section: record?.completedAt ? undefined : record?.section });
      // Who leaves before storage has answered still comes back to where they were.
      else if (reached) return recordPlace(id, reached);
    });
    return () => {
      left = true;
      reached = latest.current;
    };
  }, [id]);
  useEffect(() => {
    // Not before the old place is known, which this would overwrite.
    if (before && section) void recordPlace(id, section);
  }, [id, before, section]);
  return before?.section;
}
