import type { DataSet } from '#dataset/exercise.ts';
import { ResultTable } from './result-table.tsx';

/** Rows that are shown of each table; Run shows the others. */
const SAMPLE = 5;

/** The tables of an exercise: what a row is, what the columns mean, and the first rows. */
export function SchemaView({ data }: { data: DataSet }) {
  return (
    <div>
      <p className="text-sm text-muted">
        <span className="font-medium text-text">{data.title}.</span> {data.text}
      </p>
      <div className="mt-3 space-y-1.5">
        {data.tables.map(({ name, grain, columns, rows }) => (
          <details key={name} className="rounded-md border px-3 py-2 text-sm">
            <summary className="rounded">
              <span className="font-mono font-medium">{name}</span>
              <span className="ml-2 text-muted">
                {grain}; {rows.length} rows
              </span>
            </summary>
            <dl className="mt-2.5 mb-3 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
              {columns.map((column) => (
                <div key={column.name} className="contents">
                  <dt className="font-mono">
                    {column.name} <span className="text-muted">{column.type}</span>
                  </dt>
                  <dd className="mb-1 text-muted sm:mb-0">{column.note}</dd>
                </div>
              ))}
            </dl>
            <ResultTable
              label={`First rows of ${name}`}
              columns={columns.map((column) => column.name)}
              rows={rows.slice(0, SAMPLE)}
            />
          </details>
        ))}
      </div>
    </div>
  );
}
