import { endIfExpired } from '#interview/clock.ts';
import type { Interview } from '#interview/interview.ts';
import { interviews } from '#storage/interview-records.ts';
import { removeInterview } from '#storage/remove-interview.ts';
import { useRecords } from '#storage/use-records.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFocusRecovery } from '#ui/focus-recovery.ts';
import { toast } from '#ui/toast.tsx';
import { KIND_TEXTS } from '../kinds.ts';
import { HistoryRow } from './history-row.tsx';
import { ScoreChart } from './score-chart.tsx';

async function remove(interview: Interview): Promise<void> {
  const restore = await removeInterview(interview);
  toast({ text: `${KIND_TEXTS[interview.kind].label} interview deleted.`, undo: () => void restore() });
}

/** Past and current interviews, newest first, and the scores over time. */
export default function History() {
  const removal = useFocusRecovery();
  const all = useRecords(interviews, (records) =>
    records.map((interview) => endIfExpired(interview, Date.now())).sort((a, b) => b.startedAt - a.startedAt),
  );
  if (!all) return null;
  return (
    <section aria-labelledby="history" className="mt-12">
      <h2 id="history" className="mb-3 text-xl font-semibold">
        Your interviews
      </h2>
      {all.length === 0 ? (
        <EmptyState framed>No interviews yet. Your first one will appear here with its score.</EmptyState>
      ) : (
        <>
          <ScoreChart interviews={all} />
          <ul className="divide-y rounded-lg border bg-surface">
            {all.map((interview) => (
              <HistoryRow
                key={interview.id}
                interview={interview}
                onRemove={() => void remove(interview)}
                removeRef={removal}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
