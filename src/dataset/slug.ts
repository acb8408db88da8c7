import { z } from 'zod/mini';

/** A name as addresses and folders have it. */
export const slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'lower-case words joined by -' }));
