import { z } from 'zod/mini';

const kindOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'object'
        ? 'an object'
        : `a ${typeof value}`;

const must = (be: string) => ({
  error: ({ input }: { input?: unknown }) => `must be ${be}, not ${kindOf(input)}`,
});

const text = z.string(must('a string'));
/** A day, a month or a year of ISO 8601. */
const date = text.check(
  z.regex(/^[12]\d{3}(?:-[01]\d(?:-[0-3]\d)?)?$/, 'must be a date such as 2026-11-22, 2026-11 or 2026'),
);
const url = text.check(
  z.regex(/^[a-z][a-z0-9+.-]*:(?:\/?\/)?\S*$/i, 'must be a web address such as https://example.com'),
);
const email = text.check(z.regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address'));
const texts = z.array(text, must('a list'));

/** Nothing is required, and fields that the schema does not name are allowed. */
const object = <T extends z.core.$ZodShape>(fields: T) => z.partial(z.looseObject(fields, must('an object')));
const list = <T extends z.core.$ZodShape>(fields: T) => z.array(object(fields), must('a list'));

const period = { startDate: date, endDate: date };

/** https://jsonresume.org/schema, version 1: what it says of types, dates and addresses. */
const jsonResumeSchema = object({
  $schema: url,
  basics: object({
    name: text,
    label: text,
    image: text,
    email,
    phone: text,
    url,
    summary: text,
    location: object({ address: text, postalCode: text, city: text, countryCode: text, region: text }),
    profiles: list({ network: text, username: text, url }),
  }),
  work: list({
    name: text,
    location: text,
    description: text,
    position: text,
    url,
    ...period,
    summary: text,
    highlights: texts,
  }),
  volunteer: list({ organization: text, position: text, url, ...period, summary: text, highlights: texts }),
  education: list({
    institution: text,
    url,
    area: text,
    studyType: text,
    ...period,
    score: text,
    courses: texts,
  }),
  awards: list({ title: text, date, awarder: text, summary: text }),
  certificates: list({ name: text, date, url, issuer: text }),
  publications: list({ name: text, publisher: text, releaseDate: date, url, summary: text }),
  skills: list({ name: text, level: text, keywords: texts }),
  languages: list({ language: text, fluency: text }),
  interests: list({ name: text, keywords: texts }),
  references: list({ name: text, reference: text }),
  projects: list({
    name: text,
    description: text,
    highlights: texts,
    keywords: texts,
    ...period,
    url,
    roles: texts,
    entity: text,
    type: text,
  }),
  meta: object({ canonical: url, version: text, lastModified: text }),
});

/** What the JSON Resume schema finds wrong, and where. */
export function jsonResumeIssues(found: unknown): { path: PropertyKey[]; message: string }[] {
  const { error } = z.safeParse(jsonResumeSchema, found);
  return error?.issues.map(({ path, message }) => ({ path, message })) ?? [];
}

/**
 * What the JSON Resume schema finds wrong.
 * @returns each violation as "path: what it must be", the path as a JSON pointer; empty when there is none
 */
export const validateJsonResume = (found: unknown): string[] =>
  jsonResumeIssues(found).map(({ path, message }) => `/${path.join('/')}: ${message}`);
