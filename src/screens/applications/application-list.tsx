import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { localDate } from '#activity/days.ts';
import { amount } from '#base/amount.ts';
import { paths } from '#paths.ts';
import { type ApplicationFields, EMPTY_APPLICATION, isOpen, sortApplications } from '#plan/application.ts';
import { type Application, type ApplicationState, STATES } from '#plan/application-record.ts';
import { applications } from '#storage/application-records.ts';
import { useRecords } from '#storage/use-records.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFocusRecovery } from '#ui/focus-recovery.ts';
import { Select } from '#ui/select.tsx';
import { ApplicationDialog } from './application-dialog.tsx';
import { ApplicationRow } from './application-row.tsx';
import { STATE_LABELS } from './state-labels.ts';
import { useDocuments } from './use-documents.ts';

/** How many there are, in words. */
function countText(all: readonly Application[], shown: number): string {
  const open = all.filter(isOpen).length;
  const total = `${amount(all.length, 'application')}, ${open} open`;
  return shown === all.length ? total : `${shown} of ${total}`;
}

/** All applications with their state and next step, and the form that adds or changes one. */
export function ApplicationList() {
  const [params, setParams] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const [state, setState] = useState<ApplicationState | ''>('');
  const addButton = useRef<HTMLButtonElement>(null);
  const deletion = useFocusRecovery(addButton);
  const documents = useDocuments();
  const all = useRecords(applications, sortApplications);
  const today = localDate(Date.now());
  const open = (id: string | undefined) =>
    setParams(id ? { application: id } : {}, { replace: true, preventScrollReset: true });
  const opened = all?.find(({ id }) => id === params.get('application'));
  const shown = all?.filter((each) => !state || each.state === state) ?? [];
  const keep = (fields: ApplicationFields) =>
    void applications.put({
      ...(opened ?? { id: crypto.randomUUID(), letterId: '', createdAt: Date.now() }),
      ...fields,
    });
  const close = () => {
    setAdding(false);
    if (opened) open(undefined);
  };
  return (
    <>
      <div className="mt-5 mb-3 flex flex-wrap items-center gap-2">
        <p role="status" className="min-w-40 flex-1 text-sm text-muted">
          {all && all.length > 0 && countText(all, shown.length)}
        </p>
        {all && all.length > 0 && (
          <Select
            label="All states"
            value={state}
            options={STATES.map((value) => ({ value, label: STATE_LABELS[value] }))}
            onChange={(value) => setState(STATES.find((each) => each === value) ?? '')}
          />
        )}
        <Button ref={addButton} variant="primary" disabled={!all} onClick={() => setAdding(true)}>
          <Plus size={15} aria-hidden />
          Add application
        </Button>
      </div>
      {shown.length > 0 ? (
        <ul aria-label="Applications" className="divide-y rounded-lg border bg-surface">
          {shown.map((application) => (
            <ApplicationRow
              key={application.id}
              application={application}
              documents={documents}
              today={today}
              onEdit={() => open(application.id)}
              deleteRef={deletion}
            />
          ))}
        </ul>
      ) : (
        <EmptyState
          framed
          actions={
            all?.length === 0 && (
              <Link to={paths.resumes} className={buttonClass()}>
                Tailor a resume for a job
              </Link>
            )
          }
        >
          {!all
            ? 'Loading…'
            : all.length === 0
              ? 'No applications yet. Add the first, or tailor a resume for a job: that adds one.'
              : `No application is in the state “${state && STATE_LABELS[state]}”.`}
        </EmptyState>
      )}
      {(adding || opened) && (
        <ApplicationDialog
          key={opened?.id}
          label={opened ? 'Edit application' : 'Add application'}
          initial={opened ?? EMPTY_APPLICATION}
          documents={documents}
          onSubmit={keep}
          onClose={close}
        />
      )}
    </>
  );
}
