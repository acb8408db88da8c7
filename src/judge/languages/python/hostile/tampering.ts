import { type HostileProgram, solve } from '#judge/testing/hostile-program.ts';

const page = (name: string, body: string, before = ''): HostileProgram => ({
  name,
  source: solve(body, before),
  verdict: 'Runtime Error',
  where: 'page',
});

/** What is not there: the network, storage, the page. In the page, the sandbox refuses all of it once more. */
const OUTSIDE: HostileProgram[] = [
  ...[
    'fetch("/")',
    'WebSocket.new("ws://localhost")',
    'importScripts("/x.js")',
    'localStorage.clear()',
    'indexedDB.open("dryrun")',
    'caches.keys()',
    'BroadcastChannel.new("dryrun")',
    'Worker.new("data:,")',
    'postMessage("forged")',
    'eval("1")',
  ].map((call) => page(`js.${call}`, `js.${call}\nreturn sum(nums) + k`, 'import js')),
  page('pyfetch', 'pyfetch("/").send(None)\nreturn sum(nums) + k', 'from pyodide.http import pyfetch'),
  page('open_url', 'open_url("/")\nreturn sum(nums) + k', 'from pyodide.http import open_url'),
  page('a socket', 'socket.create_connection(("127.0.0.1", 80), 1)\nreturn sum(nums) + k', 'import socket'),
  page('run_js', 'run_js("fetch(\'/\')")\nreturn sum(nums) + k', 'from pyodide.code import run_js'),
  page(
    'JavaScript from a text, by a constructor',
    'pyodide_js.runPython.constructor.new("return self")()\nreturn sum(nums) + k',
    'import pyodide_js',
  ),
  page(
    "JavaScript from a text, by an array's constructor's constructor",
    'to_js([]).constructor.constructor("return self")()\nreturn sum(nums) + k',
    'from pyodide.ffi import to_js',
  ),
  page(
    'a socket through Node',
    'pyodide_js.useNodeSockFS()\nsocket.create_connection(("127.0.0.1", 80), 1)\nreturn sum(nums) + k',
    'import pyodide_js, socket',
  ),
  page('a server', 'socket.create_server(("127.0.0.1", 0))\nreturn sum(nums) + k', 'import socket'),
  page(
    "the machine's files, mounted",
    'os.mkdir("/machine")\npyodide_js.mountNodeFS("/machine", "/")\nreturn sum(nums) + k',
    'import os, pyodide_js',
  ),
  page(
    "the machine's files, loaded",
    `if hasattr(os, "loading"): os.loading.result()
os.loading = os.__dict__.get("loading") or pyodide_js._api.loadBinaryFile("/etc/passwd")
return sum(nums) + k`,
    'import os, pyodide_js',
  ),
  page('reading the tests', 'return json.load(open("content/dsa/index.json"))[0]'),
];

const REPLY = '{"kind":"answer","output":"10","stdout":"","ms":0,"tainted":false}';

/** Forged verdicts, patched built-ins, state kept. The answer alone counts: it must still be right, test by test. */
const FORGING: HostileProgram[] = [
  {
    name: 'printing a verdict',
    source: solve(`print('${REPLY}')\nprint('{"verdict":"Accepted"}')\nreturn -1`),
    verdict: 'Wrong Answer',
  },
  {
    name: 'writing a reply into the pipe',
    source: solve(
      `
for descriptor in range(3, 20):
    try:
        os.write(descriptor, b'{"kind":"answer","output":"10","stdout":"","ms":0}\\n')
    except OSError: pass
return -1`,
      'import os',
    ),
    verdict: 'Wrong Answer',
    // A process has one pipe to its judge; the page's Python has a port of which it knows nothing.
    where: 'page',
  },
  {
    name: "patching the harness's reply",
    source: solve(`
import judge_harness.main as main
main.run_test.__code__ = (lambda text: '${REPLY}').__code__
return -1`),
    verdict: 'Wrong Answer',
  },
  {
    name: 'a malformed reply, after the right answer',
    source: solve(`
import judge_harness.main as main
main.run_test.__code__ = (lambda text: '{"kind":"accepted"}').__code__
return sum(nums) + k`),
    verdict: 'Accepted',
    where: 'native',
  },
  {
    name: "patching the harness's encoder",
    source: solve('import judge_harness.program as program\nprogram.encode = lambda *_: "10"\nreturn -1'),
    verdict: 'Wrong Answer',
    where: 'native',
  },
  {
    name: "patching the harness's program",
    source: solve(
      'import judge_harness.program as program\nprogram.Program.answer = lambda *_: "10"\nreturn -1',
    ),
    verdict: 'Wrong Answer',
    where: 'native',
  },
  {
    name: 'looking for the expected answer',
    source: solve(`
import gc
texts = [each for each in gc.get_objects() if type(each) is dict and "expected" in each and "input" in each]
return texts[0]["expected"] if texts else -1`),
    verdict: 'Wrong Answer',
  },
  {
    name: "looking at the harness's frames",
    source: solve(`
frame = sys._getframe()
while frame:
    for name, value in frame.f_locals.items():
        if name == "expected": return value
    frame = frame.f_back
return -1`),
    verdict: 'Wrong Answer',
  },
  {
    name: 'patching builtins',
    source: solve(
      'return -1',
      `import builtins
for name in ("len", "sum", "isinstance", "type", "id", "str", "int", "list", "dict", "print"):
    setattr(builtins, name, lambda *_, **__: 10)`,
    ),
    verdict: 'Wrong Answer',
  },
  {
    name: 'emptying builtins',
    source: solve('return -1', 'import builtins\nbuiltins.__dict__.clear()'),
    verdict: 'Runtime Error',
    where: 'native',
  },
  {
    name: 'patching json',
    source: solve(
      'return -1',
      'json.dumps = lambda *_: "10"\njson.loads = lambda *_: {"nums": [], "k": 10}\njson.encoder = None',
    ),
    verdict: 'Wrong Answer',
    where: 'native',
  },
  {
    name: 'patching and a right answer',
    source: solve('json.dumps = lambda *_: "null"\nreturn sum(nums) + k'),
    verdict: 'Accepted',
    where: 'native',
  },
  {
    name: 'changing its input',
    source: solve('answer = sum(nums) + k\nnums.clear()\nreturn answer'),
    verdict: 'Accepted',
  },
  ...[
    ['a global', 'global calls\ncalls += 1', 'calls = 0'],
    [
      'a default argument',
      'calls = self.count()',
      'def count(seen=[]):\n    seen.append(1)\n    return len(seen)',
    ],
    ['the sys module', 'calls = sys.calls = getattr(sys, "calls", 0) + 1', ''],
    ['builtins', 'import builtins\ncalls = builtins.calls = getattr(builtins, "calls", 0) + 1', ''],
    ['a node class', 'calls = ListNode.calls = getattr(ListNode, "calls", 0) + 1', ''],
    ['a trace function', 'calls = 0 if sys.gettrace() is None else 2\nsys.settrace(lambda *_: None)', ''],
  ].map(
    ([where = '', count = '', before]): HostileProgram => ({
      name: `state kept in ${where}`,
      source: solve(
        `${count.replace('self.count()', 'count()')}\nreturn sum(nums) + k if calls < 2 else -1`,
        before,
      ),
      // No test sees what another left; what a call leaves to the next one is told.
      verdict: 'Wrong Answer',
      says: 'a second one is not',
    }),
  ),
  {
    name: 'no standard output',
    source: solve('sys.stdout = sys.stderr = None\nreturn sum(nums) + k'),
    verdict: 'Accepted',
  },
  {
    name: 'nodes with an order, as LeetCode allows',
    source: solve(
      'heap = [ListNode(n) for n in nums]\nheapify(heap)\nreturn sum(heappop(heap).val for _ in nums) + k',
      'ListNode.__lt__ = lambda a, b: a.val < b.val',
    ),
    verdict: 'Accepted',
  },
];

export const TAMPERING = [...OUTSIDE, ...FORGING];
