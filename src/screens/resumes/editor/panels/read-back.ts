import type { ResumeContent } from '#resume/model.ts';
import type { ReadAnswer } from '#resume/read/answer.ts';
import { makePdf } from '../../documents/pdf-client.ts';
import { readPdfFile } from '../../read-pdf/client.ts';

/** Makes the PDF of a resume and reads it back, as the system of an employer does. */
export const readBack = (content: ResumeContent): Promise<ReadAnswer> =>
  makePdf({ kind: 'resume', content })
    .then(({ blob }) => readPdfFile(blob))
    .catch((): ReadAnswer => ({ ok: false, problem: 'Couldn’t create the PDF.' }));
