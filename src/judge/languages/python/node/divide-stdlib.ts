import { loadPyodide } from 'pyodide';

/** What programs for interviews import: judged at once, before the rest has come. */
const OFTEN_IMPORTED = [
  ...[
    'array',
    'bisect',
    'cmath',
    'collections.abc',
    'contextlib',
    'copy',
    'dataclasses',
    'datetime',
    'decimal',
  ],
  ...[
    'enum',
    'fractions',
    'functools',
    'graphlib',
    'heapq',
    'itertools',
    'json',
    'math',
    'numbers',
    'operator',
  ],
  ...['pprint', 'queue', 'random', 're', 'sortedcontainers', 'statistics', 'string', 'textwrap', 'threading'],
  ...['time', 'types', 'typing', 'weakref', 'encodings.ascii', 'encodings.latin_1', 'encodings.utf_16'],
];

/**
 * What the interpreter has imported by now makes the first archive, the others the second. The first one says which those are (module
 * `judge_rest`): a program that asks for one of them before it has come is told from one that asks for what there isn't.
 */
export const DIVIDE = `
import sys
from importlib import import_module

sys.path.insert(0, "/judge")
import_module("judge_harness.main")
for name in ${JSON.stringify(OFTEN_IMPORTED)}:
    import_module(name)
imported = {name.replace(".", "/") for name in list(sys.modules)}

from zipfile import ZIP_STORED, ZipFile, ZipInfo

names = []
with ZipFile("/whole.zip") as whole, ZipFile("/first.zip", "w", ZIP_STORED) as first, ZipFile("/rest.zip", "w", ZIP_STORED) as rest:
    for file in whole.namelist():
        module = file.removesuffix(".pyc").removesuffix("/__init__")
        (first if module in imported else rest).writestr(ZipInfo(file), whole.read(file))
        if module not in imported and file.endswith(".pyc"):
            names.append(module.replace("/", "."))
    first.writestr(ZipInfo("judge_rest.py"), f"NAMES = frozenset({sorted(names)!r})\\n")
`;

/**
 * The whole archive's modules in two archives: those that a start, the harness and most programs import, and the rest.
 * @param whole a file
 * @param harness the harness's files, by name
 */
export async function divide(
  whole: string,
  harness: Record<string, string>,
): Promise<{ first: Uint8Array; rest: Uint8Array }> {
  const { FS, runPython } = await loadPyodide({ stdLibURL: whole, env: { PYTHONHASHSEED: '0' } });
  FS.mkdirTree('/judge/judge_harness');
  for (const [name, text] of Object.entries(harness)) FS.writeFile(`/judge/judge_harness/${name}`, text);
  FS.writeFile('/whole.zip', FS.readFile('/lib/python314.zip'));
  runPython(DIVIDE);
  return { first: FS.readFile('/first.zip'), rest: FS.readFile('/rest.zip') };
}
