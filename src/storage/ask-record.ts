import { z } from 'zod/mini';
import { collection } from './collection.ts';

/** What stands in the form of Ask a Question; one record. */
const askSchema = z.object({
  id: z.literal('draft'),
  language: z.string().check(z.minLength(1)),
  purpose: z.enum(['general', 'debug']),
  question: z.string(),
  code: z.string(),
});
export type Ask = z.infer<typeof askSchema>;
export const asks = collection<Ask>('asks', askSchema);

export const emptyAsk: Ask = { id: 'draft', language: 'python', purpose: 'general', question: '', code: '' };
