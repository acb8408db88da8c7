/** The five steps of the editor, in order; a step's number is its place counted from one. */
export const STEPS = [
  'Select Template',
  'Upload Resume',
  'Job Info',
  'Edit Content',
  'Generate Resume',
] as const;

/** The step an address asks for; undefined for one that there is not. */
export function readStep(value: string | null): number | undefined {
  if (value === null) return 1;
  const step = /^\d+$/.test(value) ? Number(value) : 0;
  return step >= 1 && step <= STEPS.length ? step : undefined;
}
