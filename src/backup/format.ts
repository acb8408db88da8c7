import { z } from 'zod/mini';

/** What a backup file calls itself. */
export const FORMAT = 'dryrun-backup';
/** Of the file's frame. Records carry their own upgrades in their schemas; a change of the frame is a new version. */
export const VERSION = 1;
/** Anything larger is not read: the browser could not hold it as text. */
export const MOST_BYTES = 256 * 1024 * 1024;
/** Objects and lists inside one another, in the whole file. */
export const DEEPEST = 100;

/** The frame as it is in the file; what is inside is checked piece by piece. */
export const frameSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** The product's version that wrote it. */
  product: z.string().check(z.maxLength(40)),
  createdAt: z.string().check(
    z.maxLength(40),
    z.refine((text) => !Number.isNaN(Date.parse(text)), 'is no time'),
  ),
  /** SHA-256 of `data` as JSON, so that a file damaged on its way is not taken for a good one. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  data: z.object({
    /** Packed records by table. A table that is missing was left out on purpose. */
    tables: z.record(z.string(), z.array(z.unknown())),
    /** The keys of `localStorage`; null where nothing was stored. */
    local: z.record(z.string(), z.nullable(z.string().check(z.maxLength(100)))),
  }),
});

/**
 * Whether JSON text holds objects and lists deeper inside one another than `DEEPEST`: found by counting brackets,
 * before anything is built from it.
 */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (quoted) {
      if (char === '\\') at += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (char === '}' || char === ']') depth -= 1;
  }
  return false;
}
