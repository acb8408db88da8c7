export interface IsoWeek {
  /** Like `2026-W47`; the order of the texts is the order of the weeks. */
  id: string;
  year: number;
  week: number;
  /** The seven local days as `YYYY-MM-DD`, Monday first. */
  days: string[];
}

const DAY_MS = 86_400_000;

/** The local day of a time, as `YYYY-MM-DD`. */
export function localDay(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
}

/** Days since 1970 of a day; counted in UTC, where every day has 24 hours. */
const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00Z`) / DAY_MS);
const dayText = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

function weekFromMonday(monday: number): IsoWeek {
  // A week belongs to the year of its Thursday.
  const thursday = new Date((monday + 3) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((monday + 3 - Date.UTC(year, 0, 1) / DAY_MS) / 7);
  return {
    id: `${year}-W${String(week).padStart(2, '0')}`,
    year,
    week,
    days: Array.from({ length: 7 }, (_, index) => dayText(monday + index)),
  };
}

/** The week (ISO 8601: Monday to Sunday) that holds `date`, by the local calendar. */
export function isoWeek(date: Date): IsoWeek {
  const today = dayNumber(localDay(date));
  // 1 January 1970 was a Thursday.
  const sinceMonday = (((today + 3) % 7) + 7) % 7;
  return weekFromMonday(today - sinceMonday);
}

/** The week with this id, or undefined where `id` names none. */
export function isoWeekOf(id: string): IsoWeek | undefined {
  const [, year, week] = /^(\d{4})-W(\d{2})$/.exec(id) ?? [];
  if (!year || !week) return undefined;
  // 4 January always lies in the first week.
  const fourth = dayNumber(`${year}-01-04`);
  const found = weekFromMonday(fourth - ((((fourth + 3) % 7) + 7) % 7) + (Number(week) - 1) * 7);
  return found.id === id ? found : undefined;
}
