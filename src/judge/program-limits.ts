/** Bytes of memory a program gets in the page. */
export const MEMORY_LIMIT_BYTES = 512 * 1024 * 1024;

/** Characters a program may print in one test, and as many its answer may take as JSON. */
export const OUTPUT_LIMIT_CHARACTERS = 8 * 1024 * 1024;
