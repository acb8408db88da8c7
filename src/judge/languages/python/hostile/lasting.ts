import { type HostileProgram, solve } from '#judge/testing/hostile-program.ts';

/** Wrong itself, and meant to change what the next programs are told. */
const wrong = (name: string, before: string, body = ''): HostileProgram => ({
  name,
  source: solve(`${body}\nreturn -1`, before),
  verdict: 'Wrong Answer',
  // Natively, programs of the dataset share an interpreter.
  where: 'page',
});

const replied = (name: string, reply: string, more: Partial<HostileProgram> = {}): HostileProgram => ({
  name,
  source: solve(
    `
import judge_harness.main as main
def forged(*_):
    import builtins
    return builtins.eval(${JSON.stringify(reply)})
main.run_program.__code__ = forged.__code__
main.run_test.__code__ = forged.__code__
main.to_json.__code__ = (lambda value: ${reply}).__code__
return -1`,
  ),
  verdict: 'Runtime Error',
  where: 'page',
  ...more,
});

const text = (reply: object) => JSON.stringify(JSON.stringify(reply));

/** What would live on in an interpreter that served the next program too. */
export const LASTING: HostileProgram[] = [
  wrong(
    'answering for all later programs, from a module that nobody watches',
    `import io
real = io.StringIO
def patched(*given):
    program = sys._getframe(1).f_globals["_program"]
    if program: type(program).answer = lambda self, *_: "10"
    return real(*given)
io.StringIO = patched`,
  ),
  wrong(
    'replying for all later programs',
    'import judge_harness.main as main\nmain.to_json.__code__ = (lambda value: \'{"kind":"answer","output":"7","stdout":"","ms":0,"tainted":false}\').__code__',
  ),
  wrong('attributes of modules', 'import abc, os\nabc.kept = os.kept = 1\nos.environ["KEPT"] = "1"'),
  wrong(
    'other modules under known names',
    'import types\nsys.modules["heapq"] = sys.modules["math"] = types.ModuleType("x")',
  ),
  wrong(
    'files that are imported instead',
    'import os\nos.makedirs("/tmp/x", exist_ok=True)\nopen("/tmp/x/fractions.py", "w").write("1/0")\nsys.path.insert(0, "/tmp/x")',
  ),
  wrong('methods of Counter', 'Counter.most_common = lambda *_: []\nCounter.update = lambda *_: None'),
  wrong(
    'the code of library functions',
    'heapq.nsmallest.__code__ = copy.deepcopy.__code__ = (lambda *_, **__: []).__code__',
  ),
  wrong(
    'a callback of the garbage collector',
    'import gc\ndef called(*_): raise SystemExit\ngc.callbacks.append(called)',
  ),
  {
    ...wrong(
      'an audit hook that refuses everything',
      'def hook(*_): raise ValueError("no")',
      'sys.addaudithook(hook)',
    ),
    verdict: 'Runtime Error',
  },
  wrong(
    'a tool of sys.monitoring',
    'def seen(*_): raise ValueError("no")',
    `
if hasattr(sys, "monitoring"):
    sys.monitoring.use_tool_id(3, "x")
    sys.monitoring.register_callback(3, sys.monitoring.events.PY_START, lambda *_: sys.monitoring.DISABLE)
    sys.monitoring.set_events(3, sys.monitoring.events.PY_START)`,
  ),
  wrong('the context of decimal', 'import decimal\ndecimal.getcontext().prec = 1'),
  wrong(
    'a finder of modules',
    'class Finder:\n    def find_spec(self, *_): raise ImportError("none")',
    'sys.meta_path.insert(0, Finder())',
  ),
  wrong('a function for the exit', 'import atexit\natexit.register(lambda: print("left"))'),
  wrong(
    'a finalizer that patches when the program is gone',
    'class Late:\n    def __del__(self):\n        import judge_harness.main as main\n        main.run_test = lambda *_: "10"\nlate = Late()\nsys.late = [late]',
  ),
  wrong(
    'a weak reference’s callback',
    'import weakref\nclass C: pass\nc = C()\nweakref.finalize(c, lambda: sys.exit(3))',
  ),
  wrong('the import function', 'import builtins\nbuiltins.__import__ = lambda *_, **__: None'),
  {
    ...wrong(
      'the function that builds classes',
      'import builtins\nbuiltins.__build_class__ = lambda *_, **__: int',
    ),
    verdict: 'Runtime Error',
    says: 'no method named solve',
  },
  wrong('the smallest recursion limit', '', 'sys.setrecursionlimit(60)'),
  wrong('the smallest limit of digits', '', 'sys.set_int_max_str_digits(640)'),
  wrong('hooks for errors', 'sys.excepthook = sys.unraisablehook = sys.displayhook = lambda *_: sys.exit(0)'),
  wrong(
    'a callback of an event loop',
    'import asyncio',
    'loop = asyncio.new_event_loop()\nloop.call_soon(sys.exit)\nloop.run_until_complete(asyncio.sleep(0)) if False else None',
  ),
  wrong(
    'a trace function in the harness’s frames',
    '',
    'frame = sys._getframe(1)\nframe.f_trace = lambda *_: None\nsys.settrace(lambda *_: None)',
  ),
];

/** Replies that are none. */
export const REPLIES: HostileProgram[] = [
  replied('no text', 'None'),
  replied('a number', '10'),
  replied('text that is no JSON', '"accepted"'),
  replied('a reply of an unknown kind', text({ kind: 'accepted', stdout: '', ms: 0 })),
  replied(
    'an outcome that only the judge may give',
    text({ kind: 'system-error', message: 'ours', stdout: '', ms: 0 }),
  ),
  replied('a reply without an answer', text({ kind: 'answer', stdout: '', ms: 0 })),
  replied('a reply of 28 million characters', '"[" * 28_000_000', { verdict: 'Output Limit' }),
];

const shape = (
  name: string,
  source: string,
  verdict: HostileProgram['verdict'],
  more: Partial<HostileProgram> = {},
) => ({
  name,
  source,
  verdict,
  ...more,
});

/** Classes, descriptors and answers that change while they are looked at. */
export const SHAPES: HostileProgram[] = [
  shape(
    'a method that is another one each time it is looked up',
    `class Odd:
    count = 0
    def __get__(self, *_):
        Odd.count += 1
        return lambda nums, k: Odd.count
class Solution: solve = Odd()`,
    'Wrong Answer',
  ),
  shape(
    'a method made by a lookup that fails',
    'class Solution:\n    def __getattr__(self, name): raise KeyError(name)',
    'Runtime Error',
  ),
  shape(
    'a class that answers for its instances',
    'class Meta(type):\n    def __call__(cls): return cls\n    def __getattr__(cls, name): return lambda *_: 10\nclass Solution(metaclass=Meta): pass',
    'Wrong Answer',
  ),
  shape(
    'an answer nested a hundred thousand times',
    solve('nest = []\nfor _ in range(100_000): nest = [nest]\nreturn nest'),
    'Runtime Error',
    { returns: 'int[][]' },
  ),
  shape('a generator that never gives an item', solve('while True: pass\nyield 1'), 'Time Limit', {
    returns: 'int[]',
    where: 'native',
  }),
  shape('a range without measure', solve('return range(10 ** 12)'), 'Output Limit', { returns: 'int[]' }),
  shape(
    'a text that is another one',
    solve(
      'return Liar("a")',
      'class Liar(str):\n    def __str__(self): return "x"\n    __repr__ = __iter__ = __eq__ = __str__',
    ),
    'Wrong Answer',
    { returns: 'string' },
  ),
  shape(
    'an iterable that grows',
    solve(
      'return Grows()',
      'class Grows:\n    def __iter__(self): return self\n    def __next__(self): return 1',
    ),
    'Output Limit',
    { returns: 'int[]' },
  ),
  shape('an interrupt', solve('raise KeyboardInterrupt'), 'Runtime Error', { says: 'KeyboardInterrupt' }),
  shape('the end of a generator', solve('raise GeneratorExit'), 'Runtime Error', { says: 'GeneratorExit' }),
  shape('an abort', solve('os.abort()', 'import os'), 'Runtime Error'),
  shape(
    'memory zeroed from JavaScript',
    solve('pyodide_js._module.HEAPU8.fill(0)\nreturn -1', 'import pyodide_js'),
    'Runtime Error',
    { where: 'page' },
  ),
  shape(
    'memory zeroed through ctypes',
    solve('ctypes.memset(1 << 20, 0, 1 << 22)\nreturn -1', 'import ctypes'),
    'Runtime Error',
    { where: 'page' },
  ),
];
