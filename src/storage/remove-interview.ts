import type { Interview } from '#interview/interview.ts';
import { drawings } from './design-records.ts';
import { interviewAnswerId, interviewAnswers, interviews } from './interview-records.ts';
import { pipelines } from './pipeline-records.ts';

/** Removes an interview with all its answers. Returns how to take that back. */
export async function removeInterview(interview: Interview): Promise<() => Promise<void>> {
  const answers = await interviewAnswers.list({ field: 'interviewId', equals: interview.id });
  const ids = interview.questions.map((question) => interviewAnswerId(interview.id, question.id));
  const drawn = (await Promise.all(ids.map(drawings.get))).filter((record) => record !== undefined);
  const built = (await Promise.all(ids.map(pipelines.get))).filter((record) => record !== undefined);
  await interviews.remove(interview.id);
  await Promise.all([
    ...answers.map(({ id }) => interviewAnswers.remove(id)),
    ...drawn.map(({ id }) => drawings.remove(id)),
    ...built.map(({ id }) => pipelines.remove(id)),
  ]);
  return async () => {
    await Promise.all([
      ...answers.map(interviewAnswers.put),
      ...drawn.map(drawings.put),
      ...built.map(pipelines.put),
    ]);
    await interviews.put(interview);
  };
}
