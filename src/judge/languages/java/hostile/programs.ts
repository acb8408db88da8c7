import type { Verdict } from '#judge/verdict.ts';

/** Hostile or broken Java that answers `int solve(int[] nums, int k)`, and what it must be told; the right answer is `right(nums, k)`. */
export interface HostileProgram {
  name: string;
  source: string;
  verdict: Verdict;
  /** Part of the message. */
  says?: string;
}

/** The body of `right`, by which the programs that answer right do so. */
export const RIGHT_BODY = 'return Arrays.stream(nums).sum() + k;';
const RIGHT = 'return right(nums, k);';

/** A program whose method has this body; `more` are other members of its class. */
export const solve = (body: string, more = '') => `class Solution {
  static int calls;
  public int solve(int[] nums, int k) { ${body} }
  int right(int[] nums, int k) { ${RIGHT_BODY} }
  ${more}
}
`;

const throwing = (body: string) =>
  solve(`try { ${body} } catch (Exception e) { throw new RuntimeException(e); }`);
const repeated = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

export const PROGRAMS: HostileProgram[] = [
  { name: 'nothing hostile', source: solve(RIGHT), verdict: 'Accepted' },
  { name: 'an endless loop', source: solve('while (true) k++;'), verdict: 'Time Limit' },
  {
    name: 'sleeping past the limit',
    source: throwing(`Thread.sleep(60_000); ${RIGHT}`),
    verdict: 'Time Limit',
  },
  {
    name: 'an endless static initializer',
    source: solve(RIGHT, 'static { while (calls == 0) Thread.yield(); }'),
    verdict: 'Time Limit',
  },
  {
    name: 'an endless message of an exception',
    source: solve('throw new Error("x") { public String getMessage() { while (true) calls++; } };'),
    verdict: 'Time Limit',
  },
  {
    name: 'memory in steps',
    source: solve('List<long[]> all = new ArrayList<>(); while (true) all.add(new long[1 << 20]);'),
    verdict: 'Memory Limit',
  },
  {
    name: 'memory at once',
    source: solve('int[][] all = new int[4][1 << 28]; return all[k % 4].length;'),
    verdict: 'Memory Limit',
  },
  {
    name: 'memory in small steps',
    source: solve('List<int[]> all = new ArrayList<>(); while (true) all.add(new int[1]);'),
    verdict: 'Memory Limit',
  },
  {
    name: 'an endless linked list',
    source: solve(
      'Node all = null; while (true) all = new Node(all);',
      'static class Node { Node next; Node(Node next) { this.next = next; } }',
    ),
    verdict: 'Memory Limit',
  },
  {
    name: 'an endless map',
    source: solve('Map<Integer, String> all = new HashMap<>(); while (true) all.put(k++, "v" + k);'),
    verdict: 'Memory Limit',
  },
  {
    name: 'an endless text',
    source: solve('StringBuilder all = new StringBuilder(); while (true) all.append("0123456789");'),
    verdict: 'Memory Limit',
  },
  {
    name: 'rows without end',
    source: solve('List<int[][]> all = new ArrayList<>(); while (true) all.add(new int[50][50].clone());'),
    verdict: 'Memory Limit',
  },
  {
    name: 'memory in several threads',
    source: throwing(
      `List<Thread> threads = new ArrayList<>();
       for (int i = 0; i < 3; i++) threads.add(new Thread(() -> { List<int[]> all = new ArrayList<>(); while (calls >= 0) { all.add(new int[100]); Thread.yield(); } }));
       for (Thread each : threads) each.start();
       List<int[]> own = new ArrayList<>();
       while (true) { own.add(new int[2000]); Thread.yield(); }`,
    ),
    verdict: 'Memory Limit',
  },
  {
    name: 'out of memory, caught',
    source: solve(
      // A second call finds less: what the first one held is collected late.
      `int made = calls++ * 1_000_000; try { List<int[]> all = new ArrayList<>(); while (true) { all.add(new int[9]); made++; } }
       catch (OutOfMemoryError e) { return made > 1_000_000 ? right(nums, k) : 0; }`,
    ),
    verdict: 'Accepted',
  },
  {
    name: '5 GB of garbage',
    source: solve(
      `long sum = 0; for (int i = 0; i < 40_000_000; i++) { kept = new long[12]; sum += kept.length; } return sum > 0 ? right(nums, k) : 0;`,
      'static long[] kept;',
    ),
    verdict: 'Accepted',
  },
  {
    name: 'half of the memory held, and as much garbage again and again',
    source: solve(
      `List<int[]> held = new ArrayList<>(); for (int i = 0; i < 5_000_000; i++) held.add(new int[] {i});
       for (int i = 0; i < 15_000_000; i++) { int[] made = new int[16]; if (i % 20 == 0) held.set(i / 20 % held.size(), new int[] {made.length}); }
       return right(nums, k) + held.size() - 5_000_000;`,
    ),
    verdict: 'Accepted',
  },
  {
    name: 'large arrays held, and others dropped again and again',
    source: solve(
      `List<int[]> held = new ArrayList<>(); for (int i = 0; i < 40; i++) held.add(new int[2 << 20]);
       for (int i = 0; i < 400; i++) held.set(i % held.size(), new int[2 << 20]);
       return right(nums, k) + held.size() - 40;`,
    ),
    verdict: 'Accepted',
  },
  {
    name: 'endless recursion',
    source: solve('return solve(nums, k + 1) + 1;'),
    verdict: 'Runtime Error',
    says: 'StackOverflowError',
  },
  {
    name: 'output without end',
    source: solve('while (true) System.out.println("xxxxxxxx");'),
    verdict: 'Output Limit',
  },
  {
    name: 'leaving',
    source: solve('System.exit(0); return 0;'),
    verdict: 'Runtime Error',
    says: 'the program called exit',
  },
  {
    name: 'threads without end',
    source: solve('while (true) new Thread(() -> { while (true) Thread.yield(); }).start();'),
    verdict: 'Time Limit',
  },
  {
    name: 'a thread left behind',
    source: solve(`new Thread(() -> { while (true) Thread.yield(); }).start(); ${RIGHT}`),
    verdict: 'Accepted',
  },
  {
    name: 'waiting for nobody',
    source: throwing(`synchronized (nums) { nums.wait(); } ${RIGHT}`),
    verdict: 'Runtime Error',
    says: 'deadlock',
  },
  {
    name: 'forging an answer by printing',
    source: solve('System.out.println("{\\"verdict\\":\\"Accepted\\",\\"answer\\":10}"); return -1;'),
    verdict: 'Wrong Answer',
  },
  {
    name: 'forging an answer in the judge’s name',
    source: solve('new dryrun.judge.Answer().write(10); return -1;'),
    verdict: 'Wrong Answer',
  },
  {
    name: 'asking the page',
    source: solve('dryrun.program.Host.exit(0); return 0;'),
    verdict: 'Compile Error',
    says: 'package dryrun.program does not exist',
  },
  {
    name: 'reading files',
    source: throwing('return new java.io.FileInputStream("/etc/passwd").read();'),
    verdict: 'Runtime Error',
    says: 'FileNotFoundException',
  },
  {
    name: 'the network',
    source: throwing('new java.net.Socket("example.org", 80); return 0;'),
    verdict: 'Compile Error',
    says: 'class Socket',
  },
  {
    name: 'a process',
    source: throwing('new ProcessBuilder("ls").start(); return 0;'),
    verdict: 'Compile Error',
    says: 'ProcessBuilder',
  },
  {
    name: 'reflection',
    source: throwing('Class.forName("java.lang.System").getMethod("exit", int.class); return 0;'),
    verdict: 'Runtime Error',
    says: 'ClassNotFoundException',
  },
  {
    name: 'a native method',
    source: solve('return call(k);', 'static native int call(int k);'),
    verdict: 'Compile Error',
    says: 'Solution.call is native',
  },
  {
    name: 'changing its input',
    source: solve(`int sum = right(nums, k); Arrays.fill(nums, 0); return sum;`),
    verdict: 'Accepted',
  },
  {
    name: 'state kept',
    source: solve('return calls++ == 0 ? right(nums, k) : -1;'),
    // No test sees what another left; what a call leaves to the next one is told.
    verdict: 'Wrong Answer',
    says: 'a second one is not',
  },
  { name: 'not Java', source: 'this is no program {{{', verdict: 'Compile Error' },
  { name: 'nothing', source: '', verdict: 'Compile Error', says: 'no class named Solution' },
  {
    name: 'another class name',
    source: 'class Answer { }',
    verdict: 'Compile Error',
    says: 'no class named Solution',
  },
  {
    name: 'a package line',
    source: `package com.example;\n${solve(RIGHT)}`,
    verdict: 'Compile Error',
    says: 'leave out the package line',
  },
  {
    name: 'two public classes',
    source: `public ${solve(RIGHT)}\npublic class Other { }`,
    verdict: 'Accepted',
  },
  {
    name: 'an annotation of its own',
    source: solve(RIGHT).replace('class', '@interface Fast { int value(); }\n@Fast(3) class'),
    verdict: 'Accepted',
  },
  {
    name: '9,000 methods that call each other',
    source: solve(
      'return m0(k);',
      `${repeated(9000, (i) => `int m${i}(int x) { return m${i + 1}(x); }`)} int m9000(int x) { return x; }`,
    ),
    verdict: 'Compile Error',
    says: 'ran out of stack',
  },
  {
    name: 'an expression nested without measure',
    source: solve(`return ${'('.repeat(5000)}k${')'.repeat(5000)};`),
    verdict: 'Compile Error',
    says: 'ran out of stack',
  },
  {
    name: 'a megabyte of source',
    source: `${solve(RIGHT)}//${'x'.repeat(1 << 20)}`,
    verdict: 'Compile Error',
    says: 'longer than 500000 characters',
  },
];
