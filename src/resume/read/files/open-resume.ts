import { findDates } from '../../dates.ts';
import { isObject, lines, objects, type Raw, text, texts } from '../../json/values.ts';
import type { Item } from '../../model.ts';
import type { ReadResume } from '../result.ts';
import { splitName } from '../split-name.ts';
import { resumeOf, sectionOf } from './build.ts';

function datesOf(raw: Raw): Pick<Item, 'start' | 'end'> {
  const written = text(raw.date);
  const found = findDates(written);
  return found && found.length === written.length
    ? { start: found.start, end: found.end }
    : { start: '', end: written };
}

/** OpenResume keeps its state with the resume in it; some tools write the resume alone. */
const resumeIn = (found: Raw): Raw => (isObject(found.resume) ? found.resume : found);

/** Whether a JSON file is one of OpenResume. */
export function isOpenResume(found: Raw): boolean {
  const { profile, workExperiences, educations } = resumeIn(found);
  return isObject(profile) || Array.isArray(workExperiences) || Array.isArray(educations);
}

/** A resume of OpenResume. */
export function fromOpenResume(found: Raw): ReadResume {
  const raw = resumeIn(found);
  const profile = isObject(raw.profile) ? raw.profile : {};
  const skills = isObject(raw.skills) ? raw.skills : {};
  const custom = isObject(raw.custom) ? raw.custom : {};
  const url = text(profile.url);
  const featured = objects(skills.featuredSkills, 'skill')
    .map((one) => text(one.skill))
    .filter(Boolean);
  const info = {
    ...splitName(text(profile.name).replace(/\s+/g, ' ')),
    email: text(profile.email),
    mobile: text(profile.phone),
    location: text(profile.location),
    [/linkedin\.com/i.test(url) ? 'linkedin' : /github\.com/i.test(url) ? 'github' : 'website']: url,
    summary: text(profile.summary),
  };
  return resumeOf(info, [
    sectionOf(
      'work',
      objects(raw.workExperiences, 'company').map((one) => ({
        title: text(one.company),
        subtitle: text(one.jobTitle),
        ...datesOf(one),
        text: lines(texts(one.descriptions)),
      })),
    ),
    sectionOf(
      'education',
      objects(raw.educations, 'school').map((one) => ({
        title: text(one.school),
        subtitle: text(one.degree),
        ...datesOf(one),
        text: lines(text(one.gpa) && `GPA: ${text(one.gpa)}`, texts(one.descriptions)),
      })),
    ),
    sectionOf(
      'projects',
      objects(raw.projects, 'project').map((one) => ({
        title: text(one.project),
        ...datesOf(one),
        text: lines(texts(one.descriptions)),
      })),
    ),
    sectionOf('skills', [
      { text: featured.join(', ') },
      ...texts(skills.descriptions).map((line) => {
        const [, title = '', words = line] = /^([^:,]{1,40}):\s*(.+)$/.exec(line) ?? [];
        return { title, text: words };
      }),
    ]),
    sectionOf('custom', [{ text: lines(texts(custom.descriptions)) }]),
  ]);
}
