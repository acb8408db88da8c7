import type { ReadAnswer } from './answer.ts';
import { textProblem } from './problems.ts';
import { readTextResume } from './read-resume.ts';

/** Text of a file in UTF-8, or in UTF-16 with its mark, or in the old Western encoding. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads the bytes of a text file. */
export function readText(bytes: Uint8Array): ReadAnswer {
  const problem = textProblem(bytes, bytes.length);
  return problem ? { ok: false, problem } : { ok: true, read: readTextResume(decode(bytes)) };
}
