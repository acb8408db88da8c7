import { amount } from '#base/amount.ts';
import type { Difference } from '#exercises/compare-results.ts';
import { ResultTable } from './result-table.tsx';

/** Rows that are shown of the missing and of the extra ones. */
const SHOWN = 5;
/** Two rows that are compared. */
const BOTH = ['Expected', 'Yours'];

interface Props {
  difference: Difference;
  columns: string[];
}

const list = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'none');

/** Which columns are wrong, in a sentence. */
function columnsText({ actual, expected }: Extract<Difference, { kind: 'columns' }>): string {
  const lower = new Set(actual.map((name) => name.toLowerCase()));
  const missing = expected.filter((name) => !lower.has(name.toLowerCase()));
  const wanted = new Set(expected.map((name) => name.toLowerCase()));
  const extra = actual.filter((name) => !wanted.has(name.toLowerCase()));
  if (missing.length === 0 && extra.length === 0)
    return 'The columns are right, but in another order or repeated.';
  const parts = [
    missing.length > 0 && `Missing: ${list(missing)}.`,
    extra.length > 0 && `Not asked for: ${list(extra)}.`,
  ];
  return parts.filter(Boolean).join(' ');
}

function Rows({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: string[];
  rows: Parameters<typeof ResultTable>[0]['rows'];
}) {
  if (rows.length === 0) return null;
  const title = `${amount(rows.length, `${label} row`)}${rows.length > SHOWN ? `, the first ${SHOWN}` : ''}`;
  return (
    <div>
      <p className="mb-1 text-sm font-medium">{title}</p>
      <ResultTable label={title} columns={columns} rows={rows.slice(0, SHOWN)} />
    </div>
  );
}

function NearestRow({
  difference,
  columns,
}: {
  difference: Extract<Difference, { kind: 'rows' }>;
  columns: string[];
}) {
  const { nearest } = difference;
  if (!nearest) return null;
  const names = nearest.cells.map((cell) => columns[cell]).join(', ');
  return (
    <div>
      <p className="mb-1 text-sm">
        <span className="font-medium">First difference, in {names}.</span>
      </p>
      <ResultTable
        label="First difference: expected row, then yours"
        columns={columns}
        rows={[nearest.expected, nearest.actual]}
        marked={[[], nearest.cells]}
        names={BOTH}
      />
    </div>
  );
}

/** How a result differs from the expected one. */
export function DifferenceView({ difference, columns }: Props) {
  switch (difference.kind) {
    case 'columns':
      return (
        <div className="text-sm">
          <p>{columnsText(difference)}</p>
          <p className="mt-1 text-muted">
            Expected <span className="font-mono">{list(difference.expected)}</span>; yours{' '}
            <span className="font-mono">{list(difference.actual)}</span>.
          </p>
        </div>
      );
    case 'too-many':
      return (
        <p className="text-sm">
          Your query returns more than 1,000 rows; {amount(difference.expected, 'row')} would be right. Does a
          join multiply rows?
        </p>
      );
    case 'order':
      return (
        <div>
          <p className="mb-1 text-sm">
            The rows are right and their order isn’t. The first that differs is row {difference.row}.
          </p>
          <ResultTable
            label={`Row ${difference.row}: expected, then yours`}
            columns={columns}
            rows={[difference.expected, difference.actual]}
            names={BOTH}
          />
        </div>
      );
    case 'rows':
      return (
        <div className="space-y-3">
          <NearestRow difference={difference} columns={columns} />
          <Rows label="missing" columns={columns} rows={difference.missing} />
          <Rows label="extra" columns={columns} rows={difference.extra} />
        </div>
      );
  }
}
