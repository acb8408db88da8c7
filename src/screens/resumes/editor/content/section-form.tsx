import { Eye, EyeOff, Plus, Trash2 } from 'lucide-react';
import { memo, type ReactNode, type Ref, useRef } from 'react';
import { addItem, moveItem, removeSection, renameSection, toggleHidden } from '#resume/commands.ts';
import { KINDS } from '#resume/kinds.ts';
import type { Section } from '#resume/model.ts';
import { Button } from '#ui/button.tsx';
import { useFocusRecovery } from '#ui/focus-recovery.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast.tsx';
import type { Apply } from '../use-resume.ts';
import { ItemForm } from './item-form.tsx';
import { SortableList } from './sortable-list.tsx';

interface Props {
  section: Section;
  /** Ids of the sections and items that are not printed. */
  hidden: readonly string[] | undefined;
  apply: Apply;
  onUndo: () => void;
  handle: ReactNode;
  /** Of the button that removes it. */
  removeRef: Ref<HTMLButtonElement>;
}

/** One section: its heading, its items in order, and ways to add and remove. */
export const SectionForm = memo(function SectionForm({
  section,
  hidden,
  apply,
  onUndo,
  handle,
  removeRef,
}: Props) {
  const addButton = useRef<HTMLButtonElement>(null);
  const removal = useFocusRecovery(addButton);
  const { item: noun, title } = KINDS[section.kind];
  const name = section.title || title;
  const isHidden = hidden?.includes(section.id) ?? false;
  const remove = () => {
    apply(removeSection(section.id));
    toast({ text: `Removed “${name}”.`, undo: onUndo });
  };
  const entries = section.items.map((item, at) => ({
    id: item.id,
    name: item.title || `${noun} ${at + 1}`,
    item,
    number: at + 1,
  }));
  return (
    <section aria-label={name} className="rounded-lg border bg-surface p-4">
      <div className="mb-3 flex items-center gap-1">
        {handle}
        <input
          aria-label={`Heading of ${title}`}
          value={section.title}
          placeholder={title}
          onChange={(event) => apply(renameSection(section.id, event.target.value), `${section.id}-title`)}
          className="h-9 min-w-0 flex-1 rounded-md border border-transparent bg-transparent px-1.5 font-semibold hover:border-border focus:border-border-strong"
        />
        {isHidden && <span className="text-sm text-muted">Hidden</span>}
        <IconButton
          label={`${isHidden ? 'Show' : 'Hide'} section ${name}`}
          icon={isHidden ? EyeOff : Eye}
          className="!size-8"
          onClick={() => apply(toggleHidden(section.id))}
        />
        <IconButton
          ref={removeRef}
          label={`Remove section ${name}`}
          icon={Trash2}
          className="!size-8"
          onClick={remove}
        />
      </div>
      {entries.length > 0 && (
        <SortableList
          label={`Items of ${name}`}
          entries={entries}
          onMove={(from, to) => apply(moveItem(section.id, from, to))}
          className="mb-3 space-y-3"
        >
          {({ item, number }, itemHandle) => (
            <ItemForm
              item={item}
              hidden={hidden?.includes(item.id) ?? false}
              number={number}
              kind={section.kind}
              sectionId={section.id}
              apply={apply}
              handle={itemHandle}
              removeRef={removal}
            />
          )}
        </SortableList>
      )}
      <Button ref={addButton} size="sm" onClick={() => apply(addItem(section.id))}>
        <Plus size={14} aria-hidden />
        Add {noun}
      </Button>
    </section>
  );
});
