import { amount } from '#base/amount.ts';

/** Bytes for reading. */
export function bytes(count: number): string {
  if (count < 1000) return amount(count, 'byte');
  const [size, unit] =
    count < 1e6 ? [count / 1e3, 'KB'] : count < 1e9 ? [count / 1e6, 'MB'] : [count / 1e9, 'GB'];
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${unit}`;
}
