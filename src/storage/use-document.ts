import { useMemo, useSyncExternalStore } from 'react';
import { type DocumentKind, type Opened, openDocument, type RecordDocument } from './document.ts';

/**
 * How a document stands; undefined until what was kept has been read.
 * @param prerendered what a page shows that was made before anybody looked at it
 */
export const useOpened = <R, T>(
  doc: RecordDocument<R, T>,
  prerendered?: Opened<R, T>,
): Opened<R, T> | undefined => useSyncExternalStore(doc.subscribe, doc.get, () => prerendered);

/** A record under edit, with undo. */
export const useDocument = <R extends { id: string }, T>(
  kind: DocumentKind<R, T>,
  id: string,
): RecordDocument<R, T> => useMemo(() => openDocument(kind, id), [kind, id]);
