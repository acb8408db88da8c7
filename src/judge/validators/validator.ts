import type { Json } from '#judge/task.ts';

/**
 * Decides a question that has several right answers: `true`, or a sentence saying what is wrong.
 * Pure; `expected` is one right answer. `actual` comes from a hostile program: check its type before using it.
 */
export type Validator = (input: Record<string, Json>, expected: Json, actual: Json) => true | string;
