import type { RagModel } from '#dataset/paper.ts';

const COLUMNS = [
  { key: 'retrieves', label: 'How it retrieves' },
  { key: 'strengths', label: 'Strengths' },
  { key: 'costs', label: 'Costs' },
  { key: 'choose', label: 'Choose it when' },
] as const;

/** All approaches side by side; where there is no room for columns each row becomes a card. */
export function ModelTable({ models }: { models: readonly RagModel[] }) {
  return (
    <table className="block w-full text-sm lg:table lg:rounded-lg lg:border lg:bg-surface">
      <thead className="sr-only lg:not-sr-only lg:table-header-group">
        <tr className="text-left text-sm text-muted">
          <th scope="col" className="w-[15%] border-b px-3.5 py-2.5 font-medium">
            Approach
          </th>
          {COLUMNS.map(({ key, label }) => (
            <th key={key} scope="col" className="border-b px-3.5 py-2.5 font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block space-y-3 lg:table-row-group">
        {models.map((model) => (
          <tr
            key={model.id}
            className="block rounded-lg border bg-surface p-4 align-top lg:table-row lg:rounded-none lg:border-0 lg:[&:not(:last-child)>*]:border-b"
          >
            <th scope="row" className="block text-left font-semibold lg:table-cell lg:px-3.5 lg:py-3">
              {model.name}
              <span className="block text-sm font-normal text-muted">{model.since ?? 'from practice'}</span>
            </th>
            {COLUMNS.map(({ key, label }) => (
              <td key={key} className="mt-2.5 block lg:mt-0 lg:table-cell lg:px-3.5 lg:py-3">
                <span aria-hidden className="block text-xs font-medium text-muted lg:hidden">
                  {label}
                </span>
                {model[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
