import { Columns3 } from 'lucide-react';
import { tableColumns, usePreference } from '#storage/settings.ts';
import { buttonClass } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { OPTIONAL_COLUMNS } from './columns.tsx';

/** Which columns stand beside Title and Category; kept for every table. */
export function ColumnMenu() {
  const [columns, setColumns] = usePreference(tableColumns);
  const toggle = (key: string) =>
    setColumns(columns.includes(key) ? columns.filter((column) => column !== key) : [...columns, key]);
  return (
    <Menu
      trigger={
        <>
          <Columns3 size={15} aria-hidden />
          Columns
        </>
      }
      triggerClass={buttonClass()}
      label="Columns"
    >
      {OPTIONAL_COLUMNS.map((column) => (
        <label
          key={column.key}
          className="flex cursor-pointer items-center gap-2.5 rounded px-2.5 py-1.5 text-sm hover:bg-surface-2"
        >
          <input
            type="checkbox"
            checked={columns.includes(column.key)}
            onChange={() => toggle(column.key)}
            className="size-4 accent-(--accent)"
          />
          {column.label}
        </label>
      ))}
    </Menu>
  );
}
