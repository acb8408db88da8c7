/** The project's root: every command of package.json runs there, and so does the build. */
export const PROJECT = process.cwd();
