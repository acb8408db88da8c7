/** What the console says while it holds no result. */
export const EMPTY_CONSOLE = 'Run uses your test cases. Submit runs all hidden tests.';
