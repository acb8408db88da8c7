import type { Row } from '../row.ts';
import type { Scope } from '../scope.ts';

/** One row and where it belongs. */
export interface Placed {
  table: string;
  row: Row;
}

export interface Written {
  /** Those of the rows that the disk did not have yet. */
  news: Placed[];
  /** What the disk held in their places and the writer may never have seen. */
  found: Placed[];
}

/** What keeps rows beyond the life of a page. */
export interface Disk {
  /** The rows of a scope that can be read. What cannot be read is the disk's own matter: it quarantines it. */
  read: (table: string, scope: Scope) => Promise<Row[]>;
  /**
   * Writes rows, all or none, each joined with the version that is kept, so that a write that comes late never takes
   * anything back. Rejects where the browser refuses.
   * @param strict resolves only when the device itself has them
   */
  write: (rows: readonly Placed[], strict?: boolean) => Promise<Written>;
  /**
   * Puts rows down without looking at what is kept, to be joined with it when a disk is opened next: a page that is being
   * left may not live until an answer comes. Rejects where the browser refuses.
   */
  writeNow: (rows: readonly Placed[]) => Promise<void>;
}

/** Whether what the user makes is being kept. */
export type DiskState =
  /** Everything is on disk or on its way there. */
  | { kind: 'kept' }
  /** The disk has not opened yet, or what it held was never seen: everything goes on in memory. */
  | { kind: 'slow' }
  /** There is no disk, or it has refused rows: they live in memory until it takes them. */
  | { kind: 'refused'; error: unknown };
