/** The specified texts of the console. */
export const RUN_STARTED = 'Compiling and running...';
export const SUBMIT_STARTED = 'Submitting...';
export const RUN_DONE = 'Run completed.';
export const SUBMIT_PASSED = 'All tests passed.';

/** A simulated action: what it says at once, and what after how many milliseconds. It never claims to be real. */
export const SIMULATED = {
  run: { started: RUN_STARTED, delayMs: 600, done: 'Run completed. (Mock output)' },
  submit: { started: SUBMIT_STARTED, delayMs: 800, done: 'All tests passed. (Mock)' },
} as const;
