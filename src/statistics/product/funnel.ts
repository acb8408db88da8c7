/** What a funnel lets through at each of its steps, and what small gains at a step would bring at its end. */
export function funnel(start: number, rates: readonly number[]) {
  const end = rates.reduce((left, rate) => left * rate, start);
  let left = start;
  const steps = rates.map((rate) => {
    const entered = left;
    left *= rate;
    const without = rate === 0 ? 0 : end / rate;
    return {
      entered,
      passed: left,
      /** More at the end with one point more here, and with a tenth more. */
      onePoint: rate >= 1 ? 0 : without * Math.min(0.01, 1 - rate),
      tenth: without * (Math.min(1, 1.1 * rate) - rate),
    };
  });
  return { end, steps };
}
