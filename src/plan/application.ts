import type { Application, ApplicationState } from './application-record.ts';
import { type Day, daysBetween, isDay } from './dates.ts';

/** What a form holds, as typed. */
export type ApplicationFields = Omit<Application, 'id' | 'letterId' | 'createdAt'>;

/** A form without a word. */
export const EMPTY_APPLICATION: ApplicationFields = {
  company: '',
  role: '',
  link: '',
  state: 'saved',
  appliedOn: '',
  nextStep: '',
  nextOn: '',
  resumeId: '',
  note: '',
};

/** What stands at the fields that need attention. */
export type FieldProblems = Partial<Record<keyof ApplicationFields, string>>;

const isWebAddress = (link: string): boolean =>
  URL.canParse(link) && /^https?:$/.test(new URL(link).protocol);

/** The fields tidied up, or what is wrong with them. */
export function checkApplication(
  typed: ApplicationFields,
): { ok: true; fields: ApplicationFields } | { ok: false; problems: FieldProblems } {
  const fields = {
    ...typed,
    company: typed.company.trim(),
    role: typed.role.trim(),
    link: typed.link.trim(),
    nextStep: typed.nextStep.trim(),
    note: typed.note.trim(),
  };
  const problems: FieldProblems = {};
  if (!fields.company) problems.company = 'Enter the company’s name.';
  if (fields.link && !isWebAddress(fields.link))
    problems.link = 'Enter a link that starts with https:// or http://, or leave it blank.';
  for (const name of ['appliedOn', 'nextOn'] as const)
    if (fields[name] && !isDay(fields[name])) problems[name] = 'Choose a date.';
  if (fields.nextStep && !fields.nextOn) problems.nextOn = 'Choose a date, so that it comes up in your plan.';
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, fields };
}

/** The application in another state: applied today, unless it says when; without a next step once it is over. */
export function inState(application: Application, state: ApplicationState, today: Day): Application {
  const next = { ...application, state };
  if (state === 'applied' && !next.appliedOn) next.appliedOn = today;
  return isOpen(next) ? next : { ...next, nextStep: '', nextOn: '' };
}

/** Whether anything can still come of it. */
export const isOpen = ({ state }: Pick<Application, 'state'>): boolean =>
  state !== 'rejected' && state !== 'withdrawn';

/** Open ones first, by what is next; then by how recently the user applied or noted them. */
export function sortApplications(all: readonly Application[]): Application[] {
  const newest = (a: Application, b: Application) =>
    b.appliedOn.localeCompare(a.appliedOn) || b.createdAt - a.createdAt;
  return all.toSorted((a, b) => {
    if (isOpen(a) !== isOpen(b)) return isOpen(a) ? -1 : 1;
    if (a.nextOn === b.nextOn) return newest(a, b);
    if (a.nextOn === '' || b.nextOn === '') return a.nextOn === '' ? 1 : -1;
    return a.nextOn.localeCompare(b.nextOn);
  });
}

/** A company and a role as one name. */
export const nameOf = ({ company, role }: Pick<Application, 'company' | 'role'>): string =>
  role ? `${role}, ${company}` : company;

/** Something of an application that has its day. */
export interface Appointment {
  /** The application's. */
  id: string;
  title: string;
  due: Day;
}

/** What is next in each open application that says when. */
export const appointmentsOf = (all: readonly Application[]): Appointment[] =>
  sortApplications(all)
    .filter((application) => isOpen(application) && application.nextOn !== '')
    .map((application) => ({
      id: application.id,
      title: `${application.nextStep || 'Next step'}: ${nameOf(application)}`,
      due: application.nextOn,
    }));

/** Why an appointment is in the list of a day. */
export function whyDue({ due }: Appointment, day: Day): string {
  const late = daysBetween(due, day);
  return late <= 0 ? 'From your applications.' : `Was due ${late === 1 ? 'yesterday' : `${late} days ago`}.`;
}

/** The appointments of a day; today's are also those that were missed. */
export const dueOn = (appointments: readonly Appointment[], day: Day, today: Day): Appointment[] =>
  appointments.filter(({ due }) => due === day || (day === today && due < today));
