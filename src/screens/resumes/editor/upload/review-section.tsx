import { isInline, KINDS } from '#resume/kinds.ts';
import { type ItemField, SECTION_KINDS, type SectionKind } from '#resume/model.ts';
import type { ReadItem, ReadSection } from '#resume/read/result.ts';
import { edited } from './review-edits.ts';
import { ReviewField } from './review-fields.tsx';

interface ItemProps {
  item: ReadItem;
  number: number;
  kind: SectionKind;
  onChange: (item: ReadItem) => void;
}

const isShort = (field: ItemField): boolean => field === 'start' || field === 'end';

const isWide = (field: ItemField): boolean => field === 'text' || field === 'location';

function ItemFields({ item, number, kind, onChange }: ItemProps) {
  const { item: noun, fields } = KINDS[kind];
  return (
    <li>
      <fieldset className="min-w-0 border-l-2 pl-3">
        <legend className="sr-only">{`${noun} ${number}`}</legend>
        <div className="grid grid-cols-2 gap-x-3 gap-y-2">
          {fields.map(([name, label]) => (
            <ReviewField
              key={name}
              label={label}
              read={item[name]}
              long={name === 'text' && !isInline(kind)}
              className={isShort(name) ? '' : isWide(name) ? 'col-span-2' : 'col-span-2 sm:col-span-1'}
              onChange={(value) => onChange({ ...item, [name]: edited(value) })}
            />
          ))}
        </div>
      </fieldset>
    </li>
  );
}

interface Props {
  section: ReadSection;
  onChange: (section: ReadSection) => void;
}

/** A section that was read: what it is, and its entries to correct. */
export function ReviewSection({ section, onChange }: Props) {
  const { kind, title, items } = section;
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium break-words">{title || KINDS[kind].title}</span>
        <label className="flex items-center gap-1.5 text-xs text-muted">
          Import as
          <select
            value={kind}
            onChange={({ target }) => {
              const chosen = SECTION_KINDS.find((one) => one === target.value);
              if (chosen) onChange({ ...section, kind: chosen });
            }}
            className="h-7 cursor-pointer rounded-md border bg-surface px-1.5 text-xs text-text"
          >
            {SECTION_KINDS.map((one) => (
              <option key={one} value={one}>
                {one === 'custom' ? 'Custom section' : KINDS[one].title}
              </option>
            ))}
          </select>
        </label>
      </p>
      <ul className="mt-1.5 space-y-3.5">
        {items.map((item, at) => (
          <ItemFields
            // biome-ignore lint/suspicious/noArrayIndexKey: items have nothing but their place
            key={at}
            item={item}
            number={at + 1}
            kind={kind}
            onChange={(next) => onChange({ ...section, items: items.with(at, next) })}
          />
        ))}
      </ul>
    </div>
  );
}
