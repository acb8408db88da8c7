/** Words of prose and tables in a lesson's Markdown: fenced code and figures do not count. */
export function countWords(body: string): number {
  const prose = body.replace(/^```.*?^```/gms, '').replace(/^!\[.*$/gm, '');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%×-]*/gu)?.length ?? 0;
}

/** An unhurried reader of a text that is thought about. */
const WORDS_PER_MINUTE = 200;
/** For the three questions at the end, and for each thing to try. */
const CHECK_MINUTES = 2;
const TRY_MINUTES = 3;
/** For reading the task, a query or a short program, and a look at what comes back. */
const EXERCISE_MINUTES = 8;

/** Minutes that a lesson of a course takes: reading, answering its questions, trying its things, its exercises. */
export const lessonMinutes = (body: string, things: number, exercises: number): number =>
  Math.ceil(countWords(body) / WORDS_PER_MINUTE) +
  CHECK_MINUTES +
  TRY_MINUTES * things +
  EXERCISE_MINUTES * exercises;
