import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { amount } from '#base/amount.ts';
import { endIfExpired } from '#interview/clock.ts';
import { paths } from '#paths.ts';
import { interviews } from '#storage/interview-records.ts';
import { drafts, type LessonRecord, lessons, submissions } from '#storage/records.ts';
import { useDue } from '#storage/use-due.ts';
import { useWatch } from '#storage/use-watch.ts';
import { HeatMap } from './heat-map.tsx';
import { SampleNote } from './sample-note.tsx';

/** For a returning user: continue where you left, what is due, and when you practiced. Nothing on a fresh profile. */
export default function Returning() {
  const latest = useWatch(drafts, async (source) => newest(await source.list()));
  const submitted = useWatch(submissions, async (source) => (await source.list()).map(({ at }) => at));
  const read = useWatch(lessons, (source) => source.list());
  const interview = useWatch(interviews, async (source) =>
    (await source.list()).find((kept) => endIfExpired(kept, Date.now()).endedAt === undefined),
  );
  const due = useDue()?.length ?? 0;
  const begun = newest(read?.filter(({ completedAt }) => completedAt === undefined) ?? []);
  const finished = read?.map(({ completedAt }) => completedAt ?? 0) ?? [];
  const times = [...(submitted ?? []), ...finished].filter((at) => at > 0);
  if (!interview && !latest && !begun && times.length === 0 && due === 0) return null;
  return (
    <section aria-labelledby="your-practice" className="mt-12">
      <h2 id="your-practice" className="mb-4 text-xl font-semibold">
        Your practice
      </h2>
      <SampleNote />
      <div className="grid auto-rows-fr gap-3 sm:grid-cols-2">
        {interview && (
          <Way
            to={paths.interview(interview.id)}
            label="Interview in progress"
            title={`${amount(interview.questions.length, 'question')}, ${interview.minutes} minutes`}
          />
        )}
        {latest && <ContinueQuestion questionId={latest.questionId} />}
        {begun && <ContinueLesson record={begun} />}
        <Way
          to={paths.review}
          label="Review"
          title={due === 0 ? 'Nothing is due today' : `${due} due today`}
        />
      </div>
      {times.length > 0 && <HeatMap times={times} />}
    </section>
  );
}

const newest = <T extends { at: number }>(records: T[]): T | undefined =>
  records.reduce<T | undefined>((best, record) => (best && best.at >= record.at ? best : record), undefined);

/** A row that leads back to something. */
function Way({ to, label, title }: { to: string; label: string; title: string }) {
  return (
    <Link
      to={to}
      className="group flex items-center justify-between gap-4 rounded-lg border bg-surface px-5 py-4 transition-colors hover:border-border-strong"
    >
      <span>
        <span className="block text-sm text-muted">{label}</span>
        <span className="font-medium">{title}</span>
      </span>
      <ArrowRight size={16} aria-hidden className="shrink-0 text-muted group-hover:text-accent" />
    </Link>
  );
}

/** Loads an index that is not part of this page, of which a returning user needs one entry. */
function useEntry<T>(load: () => Promise<T | undefined>, key: string): T | undefined {
  const [entry, setEntry] = useState<T>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what the load closes over
  useEffect(() => {
    let current = true;
    load().then((found) => current && setEntry(found));
    return () => {
      current = false;
    };
  }, [key]);
  return entry;
}

function ContinueQuestion({ questionId }: { questionId: string }) {
  const row = useEntry(async () => {
    const { default: rows } = await import('virtual:dataset/rows');
    return rows.find((row) => row.databaseId === questionId);
  }, questionId);
  return <Way to={paths.question(questionId)} label="Pick up where you left off" title={row?.title ?? '…'} />;
}

/** Leads to the section that was on screen. */
function ContinueLesson({ record }: { record: LessonRecord }) {
  const lesson = useEntry(async () => {
    const { default: links } = await import('virtual:dataset/lessons');
    return links.find(({ id }) => id === record.id);
  }, record.id);
  if (!lesson) return null;
  const section = record.section ? `#${record.section}` : '';
  return <Way to={`${lesson.to}${section}`} label="Continue reading" title={lesson.title} />;
}
