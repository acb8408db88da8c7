/** A calendar day without a time or a zone, `YYYY-MM-DD`; such texts sort as their days do. */
export type Day = string;

const DAY_MS = 86_400_000;
const utc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** The day `count` days later; earlier where it is negative. Clock changes do not exist here. */
export const addDays = (day: Day, count: number): Day =>
  new Date(utc(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Days from one to the other; negative where `to` is the earlier one. */
export const daysBetween = (from: Day, to: Day): number => Math.round((utc(to) - utc(from)) / DAY_MS);

/** 0 is Sunday, as in `Date`. */
export const weekdayOf = (day: Day): number => new Date(utc(day)).getUTCDay();

/** Whether a text names a day that exists. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utc(text)) && addDays(text, 0) === text;
