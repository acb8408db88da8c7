import { z } from 'zod/mini';
import type { DiagramShape } from '#dataset/diagram.ts';

const id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'lower-case words joined by -' }));
/** May hold line breaks. */
const caption = z
  .string({ error: 'write text; put quotes around a bare number' })
  .check(z.trim(), z.minLength(1), z.maxLength(80));

/** An object that takes part. */
const participantSchema = z.strictObject({
  id,
  /** Its class in the answer's code, or what stands outside the program. */
  text: caption,
  /** Not one of the program's classes: a person, a device, a thread. */
  outside: z.optional(z.literal(true)),
});

/** A call, drawn as a solid arrow, or with `returns` what comes back, dashed. From an object to itself it is a step of its own. */
const messageSchema = z.strictObject({
  from: id,
  to: id,
  text: caption,
  returns: z.optional(z.literal(true)),
});

/** A sequence diagram as a content file has it: no coordinates, those are worked out. */
export const sequenceSchema = z.strictObject({
  /** The flow that is shown. */
  title: caption,
  /** What an interviewer should see in it: two or three sentences of Markdown. */
  says: z.string().check(z.trim(), z.minLength(40), z.maxLength(400)),
  /** From left to right. */
  participants: z.array(participantSchema).check(z.minLength(2), z.maxLength(5)),
  /** From top to bottom. */
  messages: z
    .array(messageSchema)
    .check(
      z.minLength(5, { error: 'draw 5 to 10 messages' }),
      z.maxLength(10, { error: 'draw 5 to 10 messages' }),
    ),
});
export type SequenceSource = z.infer<typeof sequenceSchema>;

/** A sequence diagram as a page shows it. */
export interface Sequence {
  title: string;
  /** What to see in it. */
  html: string;
  /** The drawing, as the canvas takes it. */
  shapes: DiagramShape[];
  /** The same for places that are too narrow for it. */
  narrow: DiagramShape[];
  /** Each message in words, from top to bottom. */
  steps: string[];
}
