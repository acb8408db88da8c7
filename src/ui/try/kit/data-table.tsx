import type { ReactNode } from 'react';

interface Props {
  /** What the table shows, for those who don't see it. */
  caption: string;
  head: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly ReactNode[])[];
}

/** Numbers in rows. */
export function DataTable({ caption, head, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section aria-label={caption} tabIndex={0} className="mt-4 overflow-x-auto">
      <table className="w-full text-left text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-muted">
            {head.map((title) =>
              // A corner names nothing.
              title === '' ? (
                <td key={title} />
              ) : (
                <th key={title} scope="col" className="py-1 pr-4 font-medium last:pr-0">
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
            <tr key={row} className="border-t">
              {cells.map((cell, column) =>
                column === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <th key={column} scope="row" className="py-1.5 pr-4 font-medium">
                    {cell}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={column} className="py-1.5 pr-4 last:pr-0">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
