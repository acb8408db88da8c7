import { isoDate, isPresent } from './dates.ts';

/** Ways to print a date. */
export const DATE_FORMATS = ['short', 'long', 'numbers', 'iso', 'year'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

const MONTH_NAMES = 'January February March April May June July August September October November December';

/** A date in a format. What is no date, or would lose something such as a season, stays as it was typed. */
export function formatDate(text: string, format: DateFormat | undefined): string {
  const plain = text.trim();
  const iso = format && !isPresent(plain) ? isoDate(plain) : undefined;
  if (!iso) return plain;
  const [year = '', month] = iso.split('-');
  if (!month) return plain;
  if (format === 'year') return year;
  if (format === 'iso') return `${year}-${month}`;
  if (format === 'numbers') return `${month}/${year}`;
  const name = MONTH_NAMES.split(' ')[Number(month) - 1] ?? '';
  return `${format === 'short' ? name.slice(0, 3) : name} ${year}`;
}
