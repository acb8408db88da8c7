import type { ResumeContent } from '../model.ts';
import type { ReadResume } from './result.ts';

/** A resume, or why there is none, in words for the user. */
export type ReadAnswer =
  | {
      ok: true;
      read: ReadResume;
      /** Of a file of ours: the resume as a whole. */
      own?: ResumeContent;
    }
  | { ok: false; problem: string };
