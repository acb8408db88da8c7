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

/** Somebody invented whose resumes have the shapes that strangers' have. */
export interface ShapePerson {
  id: string;
  name: string;
  /** The name as it is set: with pronouns, say. */
  shown: string;
  email: string;
  phone: string;
  location: string;
  links: string[];
  headline: string;
  summary: string;
  jobs: { company: string; title: string; place: string; start: string; end: string; bullets: string[] }[];
  schools: { school: string; degree: string; place: string; start: string; end: string }[];
  skills: string[];
  extra: [heading: string, lines: string[]];
}
