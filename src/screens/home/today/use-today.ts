import answerRows from 'virtual:dataset/answer-rows';
import lists from 'virtual:dataset/lists';
import rows from 'virtual:dataset/rows';
import { areaOf } from '#areas.ts';
import { endIfExpired } from '#interview/clock.ts';
import { PAGES } from '#pages.ts';
import { interviews } from '#storage/interview-records.ts';
import {
  drafts,
  type LessonRecord,
  lessons,
  type Progress,
  progress,
  submissions,
} from '#storage/records.ts';
import { hasSamples } from '#storage/sample-data.ts';
import type { StudyPlan } from '#storage/study-plan.ts';
import { useDue } from '#storage/use-due.ts';
import { useRecords } from '#storage/use-records.ts';
import { lessonPath, titleOf } from '#ui/plan/catalog.ts';
import { rowsOf, STEP_LABELS } from '#ui/plan/step-rows.ts';
import { usePlan } from '#ui/plan/use-plan.ts';
import { rowsOfToday, type TodayRow, type TodaySources } from './today-rows.ts';
import { type TopicProgress, topicProgress } from './topic-progress.ts';
import { useActivity } from './use-activity.ts';

export interface TodayModel {
  rows: TodayRow[];
  /** Null: there is no plan. */
  goal: StudyPlan | null;
  /** The plan leaves this day free. */
  off: boolean;
  /** When the user has practiced. */
  times: number[];
  /** How much of each topic is solved. */
  topics: TopicProgress[];
  /** Some of it is sample data. */
  hasSamples: boolean;
}

const newest = <T extends { at: number }>(records: readonly T[]): T | undefined =>
  records.reduce<T | undefined>((best, record) => (best && best.at >= record.at ? best : record), undefined);

const LISTS = [
  { list: PAGES.blind75.title, categories: lists['blind-75'] },
  { list: PAGES.leetcode150.title, categories: lists['leetcode-150'] },
];

/** The first question of a curated list that is not solved. */
function nextInLists(isSolved: (id: string) => boolean): TodaySources['inList'] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { list, categories } of LISTS)
    for (const id of categories.flatMap(({ questions }) => questions)) {
      const { databaseId, title, written } = byId.get(id) ?? {};
      const to = databaseId && areaOf(databaseId)?.question(databaseId);
      if (written && title && to && !isSolved(databaseId)) return { title, to, list };
    }
  return undefined;
}

/** The question that was worked on last, unless it is solved. */
function begunQuestion(
  written: readonly { id: string; at: number }[],
  statuses: ReadonlyMap<string, Progress>,
): TodaySources['question'] {
  const tried = [...statuses.values()].filter(({ status }) => status === 'attempted');
  const open = [...written.filter(({ id }) => statuses.get(id)?.status !== 'solved'), ...tried];
  const last = newest(open);
  const area = last && areaOf(last.id);
  const to = last && area?.question(last.id);
  if (!to || !area) return undefined;
  const kind = area.form === 'code' ? 'question' : area.form === 'star' ? 'story' : 'design';
  return { title: titleOf(last.id), to, label: STEP_LABELS[kind] };
}

/** Leads to the section that was on screen. */
function begunLesson(read: readonly LessonRecord[]): TodaySources['lesson'] {
  const last = newest(read.filter(({ completedAt }) => completedAt === undefined));
  if (!last) return undefined;
  const section = last.section ? `#${last.section}` : '';
  return { title: titleOf(`lesson:${last.id}`), to: `${lessonPath(last.id)}${section}` };
}

/** What Today shows; undefined until all of it is read, so that it comes at once. */
export function useToday(): TodayModel | undefined {
  const model = usePlan();
  const due = useDue();
  const times = useActivity();
  const written = useRecords(drafts, (records) =>
    records.map(({ questionId, at }) => ({ id: questionId, at })),
  );
  const statuses = useRecords(progress, (records) => new Map(records.map((row) => [row.id, row])));
  const read = useRecords(lessons, (records) => records);
  const running = useRecords(interviews, (records) => ({
    interview: records.find((kept) => endIfExpired(kept, Date.now()).endedAt === undefined),
  }));
  const samples = useRecords(submissions, () => hasSamples('submissions'));
  if (!model || !due || !times || !written || !statuses || !read || !running || samples === undefined)
    return undefined;
  const { goal, plan } = model;
  const [day] = plan?.days ?? [];
  const { interview } = running;
  return {
    goal,
    off: day?.off ?? false,
    times,
    topics: topicProgress(
      lists['leetcode-150'],
      rows,
      answerRows,
      (id) => statuses.get(id)?.status === 'solved',
    ),
    hasSamples: samples,
    rows: rowsOfToday({
      interview: interview && { ...interview, questions: interview.questions.length },
      due: due.map(({ id }) => ({ title: titleOf(id) })),
      question: begunQuestion(written, statuses),
      lesson: begunLesson(read),
      appointments: rowsOf(model.appointments),
      planned: day && rowsOf(day.steps),
      inList: plan ? undefined : nextInLists((id) => statuses.get(id)?.status === 'solved'),
    }),
  };
}
