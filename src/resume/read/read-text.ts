import type { ReadAnswer } from './answer.ts';
import { decodeText } from './decode-text.ts';
import { textProblem } from './problems.ts';
import { readTextResume } from './read-resume.ts';

/** Reads the bytes of a text file. */
export function readText(bytes: Uint8Array): ReadAnswer {
  const problem = textProblem(bytes, bytes.length);
  return problem ? { ok: false, problem } : { ok: true, read: readTextResume(decodeText(bytes)) };
}
