/** A test's time for reading: whole milliseconds, and none that looks like no time at all. */
export const formatMs = (ms: number): string => (ms < 1 ? '< 1 ms' : `${Math.round(ms)} ms`);
