import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readView, type TableView, writeView } from './filter.ts';

const NOTHING = readView(new URLSearchParams());

/**
 * The view held by the address, and how to change it without leaving a history entry a keystroke. The table
 * follows the user at once; the address follows the table, since a navigation takes longer than a keystroke.
 */
export function useTableView(): [TableView, (view: TableView) => void] {
  const [params, setParams] = useSearchParams();
  // The prerendered page knows no query; the first render must equal it.
  const [view, setView] = useState(NOTHING);
  /** Queries the table itself has asked for, oldest first; some are overtaken and never come. */
  const asked = useRef<string[]>(['']);

  const query = params.toString();
  useEffect(() => {
    const index = asked.current.indexOf(query);
    // A query of ours says nothing new, and what was asked before it will not come any more.
    if (index < 0) setView(readView(new URLSearchParams(query)));
    asked.current.splice(0, index < 0 ? asked.current.length : index + 1);
  }, [query]);

  const change = useCallback(
    (next: TableView) => {
      setView(next);
      setParams(
        (current) => {
          const written = writeView(next, current);
          asked.current.push(written.toString());
          return written;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );
  return [view, change];
}
