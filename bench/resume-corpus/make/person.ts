/** Somebody invented and what their resumes say. Addresses and numbers are reserved for examples. */
export interface Person {
  id: string;
  name: string;
  email: string;
  phone: string;
  location: string;
  links: string[];
  headline: string;
  summary: string;
  heads: { work: string; edu: string; skills: string; summary: string; contact: string };
  jobs: { company: string; title: string; place: string; start: string; end: string; bullets: string[] }[];
  schools: { school: string; degree: string; place: string; start: string; end: string }[];
  more: { skills: string[]; extra: [heading: string, lines: string[]] };
}

type Five = [string, string, string, string, string];
type Job = [...Five, ...string[]];

/** A person from short lists: company, title, place, start, end, bullets; school, degree, place, start, end. */
export const person = (
  id: string,
  name: string,
  email: string,
  phone: string,
  location: string,
  links: string[],
  headline: string,
  summary: string,
  heads: Person['heads'],
  jobs: Job[],
  schools: Five[],
  more: { skills: string[]; extra: [string, string[]] },
): Person => ({
  id,
  name,
  email,
  phone,
  location,
  links,
  headline,
  summary,
  heads,
  jobs: jobs.map(([company, title, place, start, end, ...bullets]) => ({
    company,
    title,
    place,
    start,
    end,
    bullets,
  })),
  schools: schools.map(([school, degree, place, start, end]) => ({ school, degree, place, start, end })),
  more,
});

export const EN = {
  work: 'Work Experience',
  edu: 'Education',
  skills: 'Skills',
  summary: 'Summary',
  contact: 'Contact',
};
