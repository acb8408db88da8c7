import type { Row } from './row.ts';

/** Where a change came from. What came from a place is not sent back to it. */
export type Origin = 'here' | 'disk' | 'tab' | 'device' | 'import';

/** One row that is not what it was. */
export interface Change {
  readonly table: string;
  readonly id: string;
  /** Undefined where the row was not known before. */
  readonly before: Row | undefined;
  readonly after: Row;
  readonly origin: Origin;
}
