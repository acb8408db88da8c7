import { useState } from 'react';
import { coverOf, type StoryRow } from '#interview/story-cover.ts';
import { stories } from '#storage/answer-records.ts';
import { useRecords } from '#storage/use-records.ts';
import { Button } from '#ui/button.tsx';
import { inputClass } from '#ui/field.tsx';

/** The columns of the lesson's matrix. */
const COLUMNS = ['Ownership', 'Conflict', 'Leading', 'Failure', 'Ambiguity', 'Speed', 'Data', 'Growth'];
/** More stories than one can have ready. */
const MAX_ROWS = 12;

const empty = (title = ''): StoryRow => ({ title, marks: COLUMNS.map(() => false) });
/** The six of the lesson's example. */
const EXAMPLE: readonly StoryRow[] = [
  ['Double bookings', '10001010'],
  ['Cache dispute', '01000110'],
  ['Friday migration', '10010001'],
  ['Currency library', '01101000'],
  ['Tax in five weeks', '10101100'],
  ['Finished documents', '00010001'],
].map(([title = '', marks = '']) => ({ title, marks: [...marks].map((mark) => mark === '1') }));

const list = (names: string[]) => new Intl.ListFormat('en').format(names);

function Findings({ rows }: { rows: readonly StoryRow[] }) {
  const { missing, single, stretched } = coverOf(COLUMNS, rows);
  return (
    <ul className="mt-4 space-y-1 text-sm" role="status">
      {missing.length > 0 && <li>No story yet: {list(missing)}.</li>}
      {single.length > 0 && <li>Only one, so a second question finds you empty: {list(single)}.</li>}
      {stretched.length > 0 && <li>Stretched over more than half of the columns: {list(stretched)}.</li>}
      {missing.length + single.length + stretched.length === 0 && (
        <li>Two stories or more for every competency, and none stretched.</li>
      )}
    </ul>
  );
}

/** Stories against competencies, with what the grid says about gaps. */
export default function StoryMatrix() {
  const [rows, setRows] = useState<readonly StoryRow[]>(EXAMPLE);
  const kept = useRecords(stories, (records) => records.map(({ title }) => title));
  const change = (index: number, row: StoryRow) => setRows(rows.with(index, row));
  return (
    <>
      <div className="overflow-x-auto">
        <table className="text-sm">
          <thead>
            <tr>
              <th scope="col" className="pr-3 pb-2 text-left font-medium">
                Story
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="px-1.5 pb-2 text-sm font-medium text-muted">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; titles may be equal or empty
              <tr key={index}>
                <td className="py-1 pr-3">
                  <input
                    aria-label={`Story ${index + 1}`}
                    value={row.title}
                    maxLength={80}
                    onChange={({ target }) => change(index, { ...row, title: target.value })}
                    className={`${inputClass} h-9 min-w-32 sm:min-w-44`}
                  />
                </td>
                {COLUMNS.map((column, place) => (
                  <td key={column} className="px-1.5 py-1 text-center">
                    <input
                      type="checkbox"
                      aria-label={`${row.title.trim() || `Story ${index + 1}`}: ${column}`}
                      checked={row.marks[place] ?? false}
                      onChange={({ target }) =>
                        change(index, { ...row, marks: row.marks.with(place, target.checked) })
                      }
                      className="size-4.5 accent-accent"
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button disabled={rows.length >= MAX_ROWS} onClick={() => setRows([...rows, empty()])}>
          Add a story
        </Button>
        <Button onClick={() => setRows([empty(), empty(), empty()])}>Clear the example</Button>
        {kept && kept.length > 0 && (
          <Button onClick={() => setRows(kept.slice(0, MAX_ROWS).map(empty))}>Use my stories</Button>
        )}
      </div>
      <Findings rows={rows} />
      <p className="mt-2 text-sm text-muted">
        This grid isn’t kept. Write stories in the Stories tab of any behavioral question.
      </p>
    </>
  );
}
