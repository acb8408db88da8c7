/** Emscripten's module factory; only handed on to Pyodide. */
declare module 'pyodide/pyodide.asm.mjs' {
  const createPyodideModule: unknown;
  export default createPyodideModule;
}
