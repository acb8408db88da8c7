import answerRows from 'virtual:dataset/answer-rows';
import lessons from 'virtual:dataset/lessons';
import rows from 'virtual:dataset/rows';
import { type AnswerForm, areaOf } from '#areas.ts';
import { paths } from '#paths.ts';
import { lessonIdOf } from '#storage/use-reviewables.ts';

const questionTitles = new Map([...rows, ...answerRows].map((row) => [row.databaseId, row.title]));
const lessonLinks = new Map(lessons.map((lesson) => [lesson.id, lesson]));

/** How to recall each form of question before looking it up. */
const RECALL: Record<AnswerForm | 'lesson', string> = {
  code: 'Say the approach and its complexity out loud, or solve it again as a fresh attempt.',
  diagram: 'Sketch the design from memory. Name the bottleneck and the trade-off you would defend.',
  pipeline: 'Walk through the pipeline from data to deployment, and name the metric you would watch.',
  star: 'Tell the story out loud in two minutes: situation, task, action, result.',
  lesson: 'Say the main points and trade-offs out loud before you look.',
};

/** What an item of the review is called, where it is read again, and how to recall it first. */
export interface ReviewItem {
  id: string;
  /** How a question is answered; a lesson is read. */
  form: AnswerForm | undefined;
  title: string;
  to: string;
  kind: string;
  recall: string;
}

/** @param id of a question of any area, or of a lesson as in the `reviews` table */
export function describeItem(id: string): ReviewItem {
  const lessonId = lessonIdOf(id);
  if (lessonId !== undefined) {
    const lesson = lessonLinks.get(lessonId);
    return {
      id,
      form: undefined,
      title: lesson?.title ?? lessonId,
      to: lesson?.to ?? paths.learningCourses,
      kind: 'Lesson',
      recall: RECALL.lesson,
    };
  }
  const area = areaOf(id);
  return {
    id,
    form: area?.form ?? 'code',
    title: questionTitles.get(id) ?? id,
    to: area?.question(id) ?? paths.dsa,
    kind: `${area?.label ?? 'Practice'} question`,
    recall: RECALL[area?.form ?? 'code'],
  };
}
