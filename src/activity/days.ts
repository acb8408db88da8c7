/** One local calendar day of the heat map. */
export interface ActivityDay {
  /** `YYYY-MM-DD`, local. */
  date: string;
  count: number;
}

const pad = (value: number) => String(value).padStart(2, '0');

export function localDate(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/**
 * Activities counted by local day, week by week: columns from the oldest week to this one, each from Monday to
 * Sunday; days after today are left out of the last one. Activities outside the range are ignored.
 * @param times milliseconds since 1970
 */
export function activityWeeks(times: readonly number[], today: number, weeks: number): ActivityDay[][] {
  const counts = new Map<string, number>();
  for (const time of times) counts.set(localDate(time), (counts.get(localDate(time)) ?? 0) + 1);
  const now = new Date(today);
  const sinceMonday = (now.getDay() + 6) % 7;
  return Array.from({ length: weeks }, (_, week) => {
    const length = week === weeks - 1 ? sinceMonday + 1 : 7;
    return Array.from({ length }, (_day, weekday) => {
      const offset = (week - weeks + 1) * 7 + weekday - sinceMonday;
      // Through the calendar, not by adding 24 hours: days with a clock change are shorter or longer.
      const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset);
      const date = localDate(day.getTime());
      return { date, count: counts.get(date) ?? 0 };
    });
  });
}
