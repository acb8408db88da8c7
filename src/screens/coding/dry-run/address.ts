/** Where in a dry run the visitor is, as the address has it: `?dry-run=2&step=41`. */
export interface DryRunAddress {
  /** Number of the test case. */
  testCase: number;
  step: number;
}

const whole = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

export function readAddress(search: string): DryRunAddress | undefined {
  const params = new URLSearchParams(search);
  const testCase = whole(params.get('dry-run'));
  return testCase === undefined ? undefined : { testCase, step: whole(params.get('step')) ?? 0 };
}

/** The same address with another place in a dry run, or with none. */
export function withAddress(search: string, place: DryRunAddress | undefined): string {
  const params = new URLSearchParams(search);
  params.delete('dry-run');
  params.delete('step');
  if (place) {
    params.set('dry-run', String(place.testCase));
    params.set('step', String(place.step));
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** Puts a place into the address; nothing is loaded again and Back leads where it led. */
export function keepAddress(place: DryRunAddress | undefined): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${withAddress(search, place)}${hash}`);
}
