/** Where an entry stands, in pixels from the top. */
export interface Extent {
  top: number;
  bottom: number;
}

const middle = ({ top, bottom }: Extent): number => (top + bottom) / 2;

/**
 * The place that an entry takes when it is dropped: past every neighbor that it covers by half or more.
 * @param entries in order, where they stood before the drag
 * @param from index of the dragged one
 * @param offset how far it was dragged, in pixels, downwards positive
 */
export function dropPlace(entries: readonly Extent[], from: number, offset: number): number {
  const own = entries[from];
  if (!own) return from;
  return offset < 0
    ? entries.findIndex((entry, at) => at === from || middle(entry) >= own.top + offset)
    : entries.findLastIndex((entry, at) => at === from || middle(entry) <= own.bottom + offset);
}
