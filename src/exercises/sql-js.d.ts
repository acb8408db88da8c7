/** SQLite as WebAssembly; the package has no types of its own. */
declare module 'sql.js' {
  const start: (options?: {
    locateFile?: () => string;
    /** False: SQLite's own functions, without the older ones that the package adds. */
    useOldExtensionFunctions?: boolean;
  }) => Promise<import('./sql.ts').SqlJs>;
  export default start;
}
