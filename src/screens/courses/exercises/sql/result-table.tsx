import type { Cell } from '#exercises/sql.ts';

interface Props {
  /** Names the table for who doesn't see it. */
  label: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** Of each row, the columns that are marked as different. */
  marked?: readonly (readonly number[])[];
  /** What each row is, where that isn’t plain. */
  names?: readonly string[];
}

/** A number as SQL prints it, without the noise of binary fractions. */
const shown = (cell: Cell): string =>
  typeof cell === 'number' ? String(Number(cell.toPrecision(12))) : String(cell);

function CellText({ cell }: { cell: Cell }) {
  if (cell === null) return <span className="text-muted italic">NULL</span>;
  if (cell === '') return <span className="text-muted italic">empty</span>;
  return shown(cell);
}

/** Rows of a table or a result; a wide one scrolls on its own. What is announced is the sentence beside it, not a thousand cells. */
export function ResultTable({ label, columns, rows, marked, names }: Props) {
  return (
    <section
      aria-label={label}
      aria-live="off"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-md border"
    >
      <table className="w-full border-collapse text-left font-mono text-sm">
        <thead className="sticky top-0 bg-surface-2">
          <tr>
            {names && <td className="px-2.5 py-1.5" />}
            {columns.map((column, index) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name
                key={index}
                scope="col"
                className={`px-2.5 py-1.5 font-medium whitespace-nowrap ${typeof rows[0]?.[index] === 'number' ? 'text-right' : ''}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal rows are told apart by their place alone
            <tr key={at}>
              {names && (
                <th scope="row" className="px-2.5 py-1 font-sans font-normal text-muted">
                  {names[at]}
                </th>
              )}
              {row.map((cell, index) => {
                const isMarked = marked?.[at]?.includes(index);
                return (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a row's cells never move
                    key={index}
                    className={`max-w-80 truncate px-2.5 py-1 ${typeof cell === 'number' ? 'text-right tabular-nums' : ''} ${isMarked ? 'bg-hard-soft font-semibold text-hard' : ''}`}
                  >
                    <CellText cell={cell} />
                    {isMarked && <span className="sr-only"> (differs)</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
