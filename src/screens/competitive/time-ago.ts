const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago `when` was: in minutes, hours or days within a week, else its date. */
export function timeAgo(when: number, now: number): string {
  const passed = now - when;
  // The page's clock ticks once a minute, so what came since then is "ahead" of it.
  if (passed < MINUTE && passed > -2 * MINUTE) return 'just now';
  if (passed < 0 || passed > 7 * DAY) return dateFormat.format(when);
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return relative.format(-Math.floor(passed / HOUR), 'hour');
  return relative.format(-Math.floor(passed / DAY), 'day');
}
