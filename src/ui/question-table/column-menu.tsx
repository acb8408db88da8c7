import { Columns3 } from 'lucide-react';
import { buttonClass } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Column } from './columns.tsx';

/** Columns that a table could have, keys of those that it has, and how to choose others. */
export interface TableColumns {
  offered: readonly Column[];
  chosen: readonly string[];
  onChoose: (keys: string[]) => void;
}

/** Which columns stand beside Title and Category; each table keeps its own. */
export function ColumnMenu({ offered, chosen, onChoose }: TableColumns) {
  const toggle = (key: string) =>
    onChoose(chosen.includes(key) ? chosen.filter((column) => column !== key) : [...chosen, key]);
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
      {offered.map((column) => (
        <label
          key={column.key}
          className="flex cursor-pointer items-center gap-2.5 rounded px-2.5 py-1.5 text-sm hover:bg-surface-2"
        >
          <input
            type="checkbox"
            checked={chosen.includes(column.key)}
            onChange={() => toggle(column.key)}
            className="size-4 accent-(--accent)"
          />
          {column.label}
        </label>
      ))}
    </Menu>
  );
}
