const numbers = new Intl.NumberFormat('en');

/** A count with its noun: "1 day", "1,200 days". `many` is the plural where it is not the singular with an s. */
export const amount = (count: number, one: string, many = `${one}s`): string =>
  `${numbers.format(count)} ${count === 1 ? one : many}`;
