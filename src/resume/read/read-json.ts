import { fromFormData } from '../form-data.ts';
import { isObject, type Raw } from '../json/values.ts';
import type { ResumeContent } from '../model.ts';
import type { ReadAnswer } from './answer.ts';
import { readOf } from './files/build.ts';
import { fromOpenResume, isOpenResume } from './files/open-resume.ts';
import { fromReactiveResume, isReactiveResume } from './files/reactive-resume.ts';
import { fromJsonResume, jsonResumeNotes } from './json-resume.ts';
import { hasContent, type ReadResume } from './result.ts';

const NO_RESUME =
  'This JSON file doesn’t contain a resume in a format we can read: JSON Resume, Reactive Resume, OpenResume or Dryrun’s resume.json.';

/** The lists of the JSON Resume schema that no other format is told by. */
const JSON_RESUME = [
  'basics',
  'work',
  'education',
  'skills',
  'projects',
  'volunteer',
  'awards',
  'publications',
];

const isOurs = (found: Raw): boolean => 'personalInfo' in found || 'workExperience' in found;
const isOurExport = ({ meta }: Raw): boolean => isObject(meta) && 'x-template' in meta;

/** A file of ours is taken as a whole, with its template. */
const whole = (own: ResumeContent): ReadAnswer => ({ ok: true, read: readOf(own, []), own });

const reviewed = (read: ReadResume): ReadAnswer =>
  hasContent(read) ? { ok: true, read } : { ok: false, problem: NO_RESUME };

/** A resume from the text of a JSON file, in any of the formats that we know. */
export function readJson(source: string): ReadAnswer {
  let found: unknown;
  try {
    found = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, problem: 'This file isn’t valid JSON.' };
  }
  if (!isObject(found)) return { ok: false, problem: NO_RESUME };
  if (isOurs(found)) return whole(fromFormData(found));
  if (isReactiveResume(found)) return reviewed(fromReactiveResume(found));
  if (isOpenResume(found)) return reviewed(fromOpenResume(found));
  if (!JSON_RESUME.some((name) => name in (found as Raw))) return { ok: false, problem: NO_RESUME };
  const content = fromJsonResume(found);
  return isOurExport(found) ? whole(content) : reviewed(readOf(content, jsonResumeNotes(found, content)));
}
