const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** A number with so many digits after the point at most, negative ones with a minus sign. */
export function number(value: number, digits = 2): string {
  const text = value.toLocaleString('en', { maximumFractionDigits: digits });
  return (text === '-0' ? '0' : text).replace('-', '−');
}

/** A number with a sign, also where it's positive. */
export const signed = (value: number, digits = 2): string => {
  const text = number(value, digits);
  return text.startsWith('−') || text === '0' ? text : `+${text}`;
};

/** A share as a percentage. */
export const percent = (share: number, digits = 1): string => `${number(100 * share, digits)}%`;

/** A count, with commas. */
export const count = (value: number): string => whole.format(Math.round(value));

/** A large number in few characters: 12.3K. */
export const short = (value: number): string => compact.format(value).replace('-', '−');

/** A number of things, with an s where there isn’t exactly one. */
export const plural = (value: number, thing: string): string =>
  `${number(value)} ${thing}${value === 1 ? '' : 's'}`;

/** Dollars; small amounts with cents. */
export const dollars = (value: number): string =>
  `${value < 0 ? '−' : ''}$${Math.abs(value) < 100 ? Math.abs(value).toFixed(2) : count(Math.abs(value))}`;
