import type { IsoWeek } from '#competitive/iso-week.ts';

const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const dayName = (index: number): string => NAMES[index] ?? '';

/** Like `Nov 16 – 22`. */
export function weekSpan(week: IsoWeek): string {
  const [first = '', last = ''] = [week.days[0], week.days[6]];
  return dayFormat.formatRange(new Date(first), new Date(last));
}
