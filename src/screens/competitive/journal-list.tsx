import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { localDay } from '#competitive/iso-week.ts';
import { type JournalFields, type JournalKind, sortEntries } from '#competitive/journal.ts';
import { journal } from '#storage/competitive-records.ts';
import { useRecords } from '#storage/use-records.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFocusRecovery } from '#ui/focus-recovery.ts';
import { JournalForm } from './journal-form.tsx';
import { JournalRow } from './journal-row.tsx';
import { JOURNAL_TEXTS } from './journal-texts.ts';

/** The upsolve list or the mistake log. */
export function JournalList({ kind, now }: { kind: JournalKind; now: Date | undefined }) {
  const texts = JOURNAL_TEXTS[kind];
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const deletion = useFocusRecovery(addButton);
  const entries = useRecords(journal, (records) => sortEntries(records, kind), {
    field: 'kind',
    equals: kind,
  });
  const open = entries?.filter((entry) => entry.doneAt === undefined).length ?? 0;
  const today = localDay(now ?? new Date(0));
  const initial: JournalFields = { title: '', url: '', note: '', day: kind === 'mistake' ? today : '' };
  const add = (fields: JournalFields) => {
    void journal.put({ ...fields, id: crypto.randomUUID(), kind, createdAt: Date.now() });
    setAdding(false);
  };
  return (
    <section aria-labelledby={kind}>
      <div className="flex items-center justify-between gap-3">
        <h2 id={kind} className="text-lg font-semibold">
          {texts.title}
          {open > 0 && <span className="ml-2 font-normal text-muted tabular-nums">{open}</span>}
        </h2>
        <Button ref={addButton} size="sm" disabled={adding || !entries} onClick={() => setAdding(true)}>
          <Plus size={14} aria-hidden />
          {texts.add}
        </Button>
      </div>
      <p className="mt-0.5 text-sm text-muted">{texts.intro}</p>
      <div className="mt-3 rounded-lg border bg-surface">
        {adding && (
          <JournalForm
            texts={texts}
            initial={initial}
            submitLabel={texts.add}
            onSubmit={add}
            onCancel={() => setAdding(false)}
          />
        )}
        {entries?.length ? (
          <ul aria-label={texts.title} className={`divide-y ${adding ? 'border-t' : ''}`}>
            {entries.map((entry) => (
              <JournalRow key={entry.id} entry={entry} texts={texts} today={today} deleteRef={deletion} />
            ))}
          </ul>
        ) : (
          !adding && <EmptyState>{entries ? texts.empty : 'Loading…'}</EmptyState>
        )}
      </div>
    </section>
  );
}
