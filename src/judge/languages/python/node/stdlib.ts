import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';
import { builtOnce } from '#judge/node/build-cache.ts';
import { DIVIDE, divide } from './divide-stdlib.ts';
import { readHarness } from './harness-files.ts';

/** Where Pyodide puts the archive: what code calls its own file. */
const LIBRARY = '/lib/python314.zip';
const NAME = 'python_stdlib.zip';

/** The archives: all of it in one, or in two that pages fetch one after the other. */
const ARCHIVES = { whole: NAME, first: 'first.zip', rest: 'rest.zip' };
type Archive = keyof typeof ARCHIVES;

/** Pure Python packages that people know from judges, as their authors publish them: imported like the library's own. */
const PACKAGES = fileURLToPath(new URL('../../../../../runtimes/python', import.meta.url));

/**
 * Modules that need what no program has in the page: processes, sockets, a terminal, a window, another system. Beginnings of files' names.
 * Nobody waits for their download; who imports one is told that it isn't there.
 */
const LEFT_OUT = [
  ...[
    'multiprocessing/',
    'concurrent/futures/process',
    'asyncio/windows_',
    'asyncio/proactor_',
    'socketserver.',
  ],
  ...[
    'xmlrpc/',
    'wsgiref/',
    'imaplib.',
    'smtplib.',
    'poplib.',
    'ftplib.',
    'mailbox.',
    'http/server',
    'webbrowser.',
  ],
  ...['curses/', 'tkinter/', 'idlelib/', 'turtle', 'pty.', 'tty.', 'dbm/', 'venv/', 'ensurepip/', 'zipapp.'],
  ...[
    '_ios_support.',
    '_android_support.',
    '_apple_support.',
    '_aix_support.',
    '_osx_support.',
    'nturl2path.',
  ],
  ...['pydoc_data/', 'lib2to3/', 'antigravity.'],
  // Twins in Python of what the interpreter has in C.
  ...['_pydecimal.', '_pydatetime.', '_pyio.'],
];

/** In file order and with one date, so that the same sources give the same bytes. The way to the browser compresses all of it at once. */
const COMPILE = `
import py_compile
LEFT_OUT = tuple(${JSON.stringify(LEFT_OUT)})
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

with ZipFile("/compiled.zip", "w", ZIP_STORED) as compiled:
    archives = [ZipFile("/sources.zip"), *map(ZipFile, sorted(Path("/packages").iterdir()))]
    for archive, info in [(archive, info) for archive in archives for info in archive.infolist()]:
        name, data = info.filename, archive.read(info)
        if name.startswith(LEFT_OUT):
            continue
        if name.endswith(".py"):
            Path("/module.py").write_bytes(data)
            py_compile.compile(
                "/module.py",
                "/module.pyc",
                dfile=f"${LIBRARY}/{name}",
                doraise=True,
                # Pyodide reads its own documentation when it starts.
                optimize=0 if name.startswith(("_pyodide/", "pyodide/")) else 2,
                invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
            )
            name, data = f"{name}c", Path("/module.pyc").read_bytes()
        compiled.writestr(ZipInfo(name), data)
`;

/**
 * An archive of Python's standard library with its modules compiled: Pyodide's package holds their sources, and compiling those
 * that a start imports is more than half of the start; their documentation and assertions are left out. Made once for each version, by the interpreter that will run it.
 */
export async function compiledStdlib(archive: Archive = 'whole'): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(readFileSync(await compiledStdlibFile(archive)));
}

/** The same as a file. */
export async function compiledStdlibFile(archive: Archive = 'whole'): Promise<string> {
  const sources = readFileSync(fileURLToPath(import.meta.resolve(`pyodide/${NAME}`)));
  const packages = readdirSync(PACKAGES)
    .filter((name) => name.endsWith('.whl'))
    .map((name) => ({ name, data: readFileSync(join(PACKAGES, name)) }));
  const harness = readHarness();
  const parts = [sources, ...packages.map(({ data }) => data)].map((data) => data.toString('base64'));
  const steps = [COMPILE, DIVIDE, JSON.stringify(harness)];
  const folder = await builtOnce('python-stdlib', [...parts, ...steps], async (made) => {
    const pyodide = await loadPyodide({ env: { PYTHONHASHSEED: '0' } });
    pyodide.FS.writeFile('/sources.zip', sources);
    pyodide.FS.mkdir('/packages');
    for (const { name, data } of packages) pyodide.FS.writeFile(`/packages/${name}`, data);
    pyodide.runPython(COMPILE);
    const whole = join(made, ARCHIVES.whole);
    writeFileSync(whole, pyodide.FS.readFile('/compiled.zip'));
    const { first, rest } = await divide(whole, harness);
    writeFileSync(join(made, ARCHIVES.first), first);
    writeFileSync(join(made, ARCHIVES.rest), rest);
  });
  return join(folder, ARCHIVES[archive]);
}
