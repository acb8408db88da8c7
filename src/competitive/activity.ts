import { z } from 'zod/mini';

/** The `type` of the window messages that carry activity. */
export const ACTIVITY_TYPE = 'competitive-activity';
/** Only so many items of one message are read; more than 50 are never shown. */
const ITEMS_PER_MESSAGE = 1000;
/** The largest time a `Date` can hold, in milliseconds since 1970. */
const LAST_TIME = 8.64e15;

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** Whether `text` is an address that may be linked: http or https, with a host. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname !== '';
}

/** An address that may be linked, in its normal form. */
const webAddress = z.pipe(
  z.string().check(z.trim(), z.maxLength(2048), z.refine(isWebAddress)),
  z.transform((text: string) => new URL(text).href),
);

const time = z.number().check(z.gte(0), z.lte(LAST_TIME));
const dateText = z.pipe(
  z.string().check(
    z.maxLength(64),
    z.refine((text) => Date.parse(text) >= 0),
  ),
  z.transform((text: string) => Date.parse(text)),
);

/** One item as it is sent. `when` is a time in milliseconds or a date as text. */
const sentItemSchema = z.object({
  site: line(100),
  title: line(300),
  url: z.nullish(webAddress),
  rating: z.nullish(z.union([z.number().check(z.gte(-1e9), z.lte(1e9)), line(40)])),
  when: z.nullish(z.union([time, dateText])),
});

/** One thing done on another site; `when` in milliseconds since 1970. */
export const activityItemSchema = z.object({
  site: line(100),
  title: line(300),
  url: z.optional(webAddress),
  rating: z.optional(z.union([z.number(), line(40)])),
  when: time,
});
export type ActivityItem = z.infer<typeof activityItemSchema>;

const envelopeSchema = z.object({ type: z.literal(ACTIVITY_TYPE), payload: z.unknown() });

function readItem(sent: unknown, now: number): ActivityItem | undefined {
  const parsed = z.safeParse(sentItemSchema, sent);
  if (!parsed.success) return undefined;
  const { site, title, url, rating, when } = parsed.data;
  return { site, title, when: when ?? now, ...(url && { url }), ...(rating != null && { rating }) };
}

/**
 * The well-formed items of a message's data; what is malformed is left out and everything else is not ours.
 * @param now what `when` is where an item has none, in milliseconds since 1970
 */
export function readActivity(data: unknown, now: number): ActivityItem[] {
  const envelope = z.safeParse(envelopeSchema, data);
  if (!envelope.success) return [];
  const { payload } = envelope.data;
  const sent: unknown[] = Array.isArray(payload) ? payload.slice(0, ITEMS_PER_MESSAGE) : [payload];
  return sent.map((item) => readItem(item, now)).filter((item) => item !== undefined);
}
