import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '#judge/task.ts';
import { answerOf, CLONE, CODEC, COUNTER, judgeCases, oneParam } from '#judge/testing/harness-table.ts';
import { createPageCppRunner } from './page.ts';

const runner = createPageCppRunner();
afterAll(() => runner.dispose());

const solution = (head: string, body: string, before = '') =>
  `${before}\nclass Solution {\npublic:\n  ${head} {\n    ${body}\n  }\n};\n`;

/** Each number ends the program in its own way: one compilation shows them all. */
const ENDINGS: [says: string, code: string][] = [
  ['7', 'return 7;'],
  ['Runtime Error: Segmentation fault: a null pointer was followed', 'return Box::none()->value;'],
  ['Runtime Error: Arithmetic error: a division by zero', 'return 7 / zero;'],
  [
    'Runtime Error: Assertion failed in the standard library: vector[] index out of bounds',
    'return vector<int>(3)[7 + zero];',
  ],
  ['Runtime Error: std::out_of_range: vector', 'return vector<int>(3).at(7 + zero);'],
  [
    'Runtime Error: std::logic_error: no way',
    'try { throw logic_error("no way"); } catch (...) { return 1; }',
  ],
  ['Runtime Error: an int was thrown', 'throw 1;'],
  ['Runtime Error: std::invalid_argument: stoi: no conversion', 'return stoi("x");'],
  ['Runtime Error: the program called exit(3)', 'exit(3);'],
  ['Runtime Error: Aborted', 'abort();'],
  ['Runtime Error: Segmentation fault: the calls are nested too deeply', 'return Box::dig(x);'],
  ['Runtime Error: threads are not available here', 'thread([] {}).join();'],
  ['Memory Limit', 'while (true) Box::kept.emplace_back(1 << 20, x);'],
  ['Output Limit', 'while (true) cout << "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\\n";'],
];

const BEFORE = `#include <vector>
struct Box {
  int value;
  static Box* found;
  static Box* none() { return found; }
  static vector<vector<int>> kept;
  static int dig(int x) { volatile int here[8] = {x}; return x == 0 ? 0 : dig(x + 1) + here[0]; }
};
Box* Box::found = nullptr;
vector<vector<int>> Box::kept;
volatile int zero = 0;`;

describe('C++ as the page compiles it', () => {
  test('every way to end is told as what it is', async () => {
    const cases = ENDINGS.map(([, code], index) => `case ${index + 1}: ${code}`);
    const source = solution('int f(int x)', `switch (x) {\n${cases.join('\n')}\n}\nreturn 0;`, BEFORE);
    const inputs = ENDINGS.map((_, index) => ({ x: index + 1 }));
    const report = await judgeCases(runner, oneParam('int'), source, inputs);
    expect(report.diagnostics).toEqual([]);
    const told = report.cases.map(({ verdict, message, actual }) =>
      message ? `${verdict}: ${message}` : (actual ?? verdict),
    );
    for (const [index, [says]] of ENDINGS.entries()) {
      expect(told[index]?.slice(0, says.length)).toBe(says);
    }
  });

  test.each<[string, unknown, string, Record<string, Json>, string]>([
    [
      'a copy of a graph',
      CLONE,
      solution(
        'Node* f(Node* node)',
        'auto a = new Node(1), b = new Node(2, {a}); a->neighbors = {b}; return a;',
      ),
      { node: [[2], [1]] },
      '[[2],[1]]',
    ],
    [
      'a design class, and a Node of the user’s own',
      COUNTER,
      `#include <bits/stdc++.h>
struct Node { int n; };
class Counter2 {
  Node node;
public:
  Counter2(int start) : node{start} {}
  void add(int by) { node.n += by; }
  int value() { return __gcd(node.n, 14); }
};`,
      { operations: ['Counter2', 'add', 'value'], arguments: [[5], [2], []] },
      '[null,null,7]',
    ],
    [
      'a round trip on objects that share nothing',
      CODEC,
      `vector<string> kept;
class Codec {
public:
  string encode(vector<string>& strs) { kept = strs; return "\\"x\\n"; }
  vector<string> decode(string s) { return kept.empty() ? vector<string>{s} : kept; }
};`,
      { strs: ['a', 'b'] },
      '["\\"x\\u000a"]',
    ],
  ])('%s', async (name, signature, source, input, answer) => {
    expect(await answerOf(runner, { name, signature, source, input, answer })).toBe(answer);
  });

  test('globals are new in every test; what is printed belongs to its test and forges no answer; a loop ends', async () => {
    const source = `static int calls = 0;
${solution('int f(int x)', 'for (volatile int i = 0; x < 0; i = i + 1) {} cout << "0 answer 1\\n"; cerr << "seen " << ++calls; if (write(3, "7\\n", 2)) {} return x;')}`;
    const { cases } = await judgeCases(
      runner,
      oneParam('int'),
      source,
      [{ x: 1 }, { x: -1 }, { x: 2 }],
      3000,
    );
    expect(cases).toMatchObject([
      { verdict: 'Accepted', actual: '1', stdout: '0 answer 1\nseen 1' },
      { verdict: 'Time Limit' },
      { verdict: 'Accepted', actual: '2', stdout: '0 answer 1\nseen 1' },
    ]);
  });

  test.each<[string, string, { line?: number; column?: number; message: RegExp }]>([
    ['solution.cpp’s own line', 'return y;', { line: 5, column: 12, message: /undeclared identifier 'y'/ }],
    ['a function without a body', 'return Elsewhere().g();', { message: /undefined symbol: Elsewhere::g/ }],
    [
      'what only a browser could give',
      'return asked();',
      { message: /asks for what is not available here: env\.fetch/ },
    ],
  ])('a diagnostic of %s', async (_name, body, { message, ...place }) => {
    const before = `struct Elsewhere { int g(); }; extern "C" __attribute__((import_module("env"), import_name("fetch"))) int asked();`;
    const { verdict, diagnostics } = await judgeCases(
      runner,
      oneParam('int'),
      solution('int f(int x)', body, before),
      [],
    );
    expect({ verdict, ...diagnostics[0] }).toEqual({
      verdict: 'Compile Error',
      ...place,
      ...(place.line && !('column' in place) ? { column: expect.any(Number) } : {}),
      message: expect.stringMatching(message),
    });
  });
});
