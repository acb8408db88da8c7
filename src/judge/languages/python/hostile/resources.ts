import { type HostileProgram, solve } from '#judge/testing/hostile-program.ts';

/** Time, memory, stack, output, processes. */
export const RESOURCES: HostileProgram[] = [
  { name: 'endless loop', source: solve('while True: pass'), verdict: 'Time Limit' },
  {
    name: 'endless loop while the module loads',
    source: 'while True: pass',
    verdict: 'Time Limit',
    where: 'native',
  },
  {
    name: 'sleeping past the limit',
    source: solve('time.sleep(60)\nreturn sum(nums) + k', 'import time'),
    verdict: 'Time Limit',
  },
  {
    name: 'catching the interrupt',
    source: solve(`
while True:
    try:
        while True: pass
    except BaseException:
        pass`),
    verdict: 'Time Limit',
    where: 'native',
  },
  {
    name: 'ignoring every signal',
    source: solve(
      'while True: pass',
      `import signal
for number in (signal.SIGINT, signal.SIGTERM): signal.signal(number, signal.SIG_IGN)`,
    ),
    verdict: 'Time Limit',
    where: 'page',
  },
  {
    name: 'a regular expression that never ends',
    source: solve(`re.match(r'(a+)+$', 'a' * 40 + 'b')\nreturn sum(nums) + k`),
    verdict: 'Time Limit',
    where: 'native',
  },
  {
    name: 'turning the clock back',
    source: solve(
      'time.sleep(60)\nreturn sum(nums) + k',
      'import time\ntime.perf_counter = lambda: 0\ntime.monotonic = lambda: 0',
    ),
    verdict: 'Time Limit',
    where: 'native',
  },
  {
    name: 'memory in steps',
    source: solve('kept = []\nwhile True: kept.append(bytearray(1 << 24))'),
    verdict: 'Memory Limit',
  },
  {
    name: 'memory at once',
    source: solve('return len([0] * 10 ** 9)'),
    verdict: 'Memory Limit',
  },
  {
    name: 'memory, caught, and a wrong answer',
    source: solve('try:\n    [0] * 10 ** 9\nexcept MemoryError:\n    return -1'),
    verdict: 'Wrong Answer',
    where: 'native',
  },
  {
    name: 'endless recursion',
    source: solve('return self.solve(nums, k)'),
    verdict: 'Runtime Error',
    says: 'RecursionError',
  },
  {
    name: 'recursion through C code',
    source: solve(
      `
nest = []
for _ in range(1_000_000): nest = [nest]
return len(repr(nest))`,
    ),
    verdict: 'Runtime Error',
    says: 'RecursionError',
  },
  {
    name: 'recursion in comparisons',
    source: solve(
      'return max(Endless(), Endless())',
      'class Endless:\n    def __gt__(self, other): return self > other',
    ),
    verdict: 'Runtime Error',
    says: 'RecursionError',
  },
  {
    name: 'freeing a chain of a million links',
    source: solve(
      'chain = None\nfor _ in range(1_000_000): chain = Link(chain)\nchain = None\nreturn -1',
      'class Link:\n    def __init__(self, next): self.next = next',
    ),
    verdict: 'Wrong Answer',
  },
  {
    name: 'output flood',
    source: solve('while True: print("flood" * 1000)'),
    verdict: 'Output Limit',
  },
  {
    name: 'output flood to standard error',
    source: solve('while True: sys.stderr.write("flood" * 1000)'),
    verdict: 'Output Limit',
  },
  {
    name: 'output flood, caught, and the right answer',
    source: solve(`
try:
    while True: print("flood" * 1000)
except BaseException:
    return sum(nums) + k`),
    verdict: 'Output Limit',
  },
  {
    name: 'output flood past the harness',
    source: solve(
      'for _ in range(1000): os.write(1, b"flood" * 10)\nsys.__stdout__.write("flood")\nreturn -1',
      'import os',
    ),
    verdict: 'Wrong Answer',
  },
  {
    name: 'an answer of a hundred million characters',
    source: solve('return "a" * 100_000_000'),
    returns: 'string',
    verdict: 'Output Limit',
  },
  {
    name: 'an answer of ten million numbers',
    source: solve('return [1] * 10_000_000'),
    returns: 'int[]',
    verdict: 'Output Limit',
    where: 'native',
  },
  {
    name: 'waiting for input',
    source: solve('return int(input())'),
    verdict: 'Runtime Error',
    says: 'EOFError',
  },
  {
    name: 'spawning a thread',
    source: solve('threading.Thread(target=print).start()\nreturn -1', 'import threading'),
    verdict: 'Runtime Error',
    says: "can't start new thread",
    where: 'page',
  },
  {
    name: 'spawning a process',
    source: solve('subprocess.run(["true"])\nreturn -1', 'import subprocess'),
    verdict: 'Runtime Error',
    where: 'page',
  },
  {
    name: 'forking',
    source: solve('os.fork()\nreturn -1', 'import os'),
    verdict: 'Runtime Error',
    where: 'page',
  },
  ...['sys.exit()', 'sys.exit("Accepted")', 'raise SystemExit', 'raise SystemExit(0)'].map(
    (exit): HostileProgram => ({
      name: exit,
      source: solve(exit),
      verdict: 'Runtime Error',
      says: 'the program called exit',
    }),
  ),
  {
    name: 'exit while the module loads',
    source: 'import sys\nsys.exit(0)',
    verdict: 'Runtime Error',
    says: 'the program called exit',
  },
  {
    name: 'os._exit',
    source: solve('os._exit(0)', 'import os'),
    verdict: 'Runtime Error',
    says: 'the program called exit',
  },
  { name: 'os.abort', source: solve('os.abort()', 'import os'), verdict: 'Runtime Error', where: 'native' },
  {
    name: 'killing its own process',
    source: solve('os.kill(os.getpid(), 9)', 'import os'),
    verdict: 'Runtime Error',
    where: 'native',
  },
];
