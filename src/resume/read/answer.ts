import type { ReadResume } from './result.ts';

/** A resume, or why there is none, in words for the user. */
export type ReadAnswer = { ok: true; read: ReadResume } | { ok: false; problem: string };
