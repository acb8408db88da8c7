import { nextStamp, stampOf } from '#backup/row.ts';
import type { Fields } from '#records/row.ts';

/** Fields that a record has for storage alone. */
const OWN_FIELDS = ['editedAt', 'sample'];

/** Whether a stored record is sample data. What the user changes is written without the mark and so becomes the user's own. */
export const isSample = (row: object): boolean => (row as { sample?: unknown }).sample === true;

/**
 * The fields of a record that is written now over another one. What a newer release has added to it stays.
 * @param understood what this release reads in the fields before
 */
export function fieldsOf(
  record: object,
  before: Fields | undefined,
  understood: object | undefined,
): Fields & { editedAt: number } {
  const added = Object.entries(before ?? {}).filter(
    ([name]) => understood && !(name in understood) && !OWN_FIELDS.includes(name),
  );
  const editedAt = nextStamp(Date.now(), before && stampOf(before));
  return { ...Object.fromEntries(added), ...record, editedAt };
}
