import { Eye, EyeOff, Trash2 } from 'lucide-react';
import { memo, type ReactNode, type Ref } from 'react';
import { removeItem, setItem, toggleHidden } from '#resume/commands.ts';
import { KINDS } from '#resume/kinds.ts';
import type { Item, ItemField, SectionKind } from '#resume/model.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { Apply } from '../use-resume.ts';
import { RichField } from './rich-field.tsx';
import { TextField } from './text-field.tsx';

interface Props {
  item: Item;
  /** Whether it is kept and not printed. */
  hidden: boolean;
  /** Counted from one. */
  number: number;
  kind: SectionKind;
  sectionId: string;
  apply: Apply;
  handle: ReactNode;
  /** Of the button that removes it. */
  removeRef: Ref<HTMLButtonElement>;
}

const PLACEHOLDERS: Partial<Record<ItemField, string>> = { start: 'Jan 2022', end: 'Present' };
const short = (field: ItemField) => field === 'start' || field === 'end';

/** The fields of one item. */
export const ItemForm = memo(function ItemForm({
  item,
  hidden,
  number,
  kind,
  sectionId,
  apply,
  handle,
  removeRef,
}: Props) {
  const { item: noun, fields } = KINDS[kind];
  const name = `${noun} ${number}`;
  const inline = kind === 'skills' || kind === 'languages';
  return (
    <fieldset className="min-w-0 rounded-md border bg-bg p-3">
      <legend className="sr-only">{name}</legend>
      <div className="mb-1.5 flex items-center gap-1">
        {handle}
        <p className="min-w-0 flex-1 truncate text-sm text-muted">
          {item.title || item.subtitle || `New ${noun}`}
        </p>
        {hidden && <span className="text-sm text-muted">Hidden</span>}
        <IconButton
          label={`${hidden ? 'Show' : 'Hide'} ${name}`}
          icon={hidden ? EyeOff : Eye}
          className="!size-8"
          onClick={() => apply(toggleHidden(item.id))}
        />
        <IconButton
          ref={removeRef}
          label={`Remove ${name}`}
          icon={Trash2}
          className="!size-8"
          onClick={() => apply(removeItem(sectionId, item.id))}
        />
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-2.5">
        {fields.map(([field, label]) => {
          const onChange = (value: string) =>
            apply(setItem(sectionId, item.id, field, value), `${item.id}-${field}`);
          if (field === 'text' && !inline)
            return (
              <RichField
                key={field}
                label={label}
                value={item.text}
                rows={4}
                className="col-span-2"
                onChange={onChange}
              />
            );
          return (
            <TextField
              key={field}
              label={label}
              value={item[field]}
              placeholder={PLACEHOLDERS[field]}
              className={short(field) ? '' : field === 'text' ? 'col-span-2' : 'col-span-2 sm:col-span-1'}
              onChange={onChange}
            />
          );
        })}
      </div>
    </fieldset>
  );
});
