import type { ResumeContent } from '../model.ts';

export type ReadJson = { ok: true; content: ResumeContent } | { ok: false; problem: string };

const MAX_BYTES = 5_000_000;

/** A resume from a JSON file: our own `resume.json` or JSON Resume. Says what is wrong with any other. */
export async function readJsonFile(file: Blob): Promise<ReadJson> {
  if (file.size > MAX_BYTES)
    return { ok: false, problem: 'This file is larger than 5 MB, too large for a resume.' };
  let found: unknown;
  try {
    found = JSON.parse(await file.text());
  } catch {
    return { ok: false, problem: 'This file isn’t valid JSON.' };
  }
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    return { ok: false, problem: 'This file doesn’t contain a resume.' };
  if ('personalInfo' in found || 'workExperience' in found) {
    const { fromFormData } = await import('../form-data.ts');
    return { ok: true, content: fromFormData(found) };
  }
  const [{ validateJsonResume }, { fromJsonResume }] = await Promise.all([
    import('./validate-json-resume.ts'),
    import('./json-resume.ts'),
  ]);
  const [problem] = validateJsonResume(found);
  if (problem) return { ok: false, problem: `This is not valid JSON Resume: ${problem}` };
  if (!('basics' in found) && !('work' in found))
    return { ok: false, problem: 'This file doesn’t contain a resume.' };
  return { ok: true, content: fromJsonResume(found) };
}
