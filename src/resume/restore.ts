import { z } from 'zod/mini';
import { fromFormData } from './form-data.ts';
import { letterProjectSchema, type Project, resumeProjectSchema } from './model.ts';

type Raw = Record<string, unknown>;

/**
 * What each release of the record needs to become the next one; the place in the list is the version it starts
 * from. Version 0 is the specification's own: the form data beside id, title, owner and lastModified.
 */
const upgrades: ((record: Raw) => Raw)[] = [
  ({ id, title, owner, lastModified, ...form }) => ({
    id,
    kind: 'resume',
    version: 1,
    title,
    owner,
    lastModified: typeof lastModified === 'string' ? Date.parse(lastModified) : lastModified,
    tags: [],
    archived: false,
    content: fromFormData(form),
    dismissed: [],
  }),
];

function upgrade(found: unknown): unknown {
  if (typeof found !== 'object' || found === null) return found;
  let record = found as Raw;
  const version = typeof record.version === 'number' ? record.version : 0;
  for (const step of upgrades.slice(version)) record = step(record);
  return record;
}

/** A document as it was kept by this or any earlier release. */
export const projectSchema: z.ZodMiniType<Project> = z.pipe(
  z.transform(upgrade),
  z.discriminatedUnion('kind', [resumeProjectSchema, letterProjectSchema]),
);
