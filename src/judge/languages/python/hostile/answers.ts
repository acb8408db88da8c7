import { type HostileProgram, RIGHT, solve } from '#judge/testing/hostile-program.ts';

const answer = (
  name: string,
  value: string,
  verdict: HostileProgram['verdict'],
  more: Partial<HostileProgram> & { before?: string } = {},
): HostileProgram => {
  const { before, ...rest } = more;
  return { name, source: solve(`return ${value}`, before), verdict, ...rest };
};

/** Values that are not what they seem. */
const ANSWERS: HostileProgram[] = [
  answer('NaN', 'float("nan")', 'Wrong Answer', { returns: 'double' }),
  answer('infinity', 'float("inf")', 'Wrong Answer', { returns: 'double' }),
  answer('nothing', 'None', 'Wrong Answer'),
  answer('a text for a number', '"10"', 'Runtime Error', { says: 'expected int' }),
  answer('a float for a number', '10.0', 'Runtime Error', { says: 'expected int' }),
  answer('true for a number', 'True', 'Wrong Answer'),
  answer('a generator without an end', 'itertools.count()', 'Output Limit', { returns: 'int[]' }),
  answer('a set where order counts', '{1, 2}', 'Runtime Error', { returns: 'int[]', says: 'of type set' }),
  answer('an unbounded number', '10 ** 5000', 'Runtime Error'),
  answer('a number beyond 64 bits', '10 ** 400', 'Wrong Answer'),
  answer('a lone surrogate', '"\\ud800"', 'Wrong Answer', { returns: 'string' }),
  answer('null characters', '"\\0"', 'Wrong Answer', { returns: 'string' }),
  answer('a number that prints as another', 'Liar(3)', 'Wrong Answer', {
    before: 'class Liar(int):\n    def __repr__(self): return "10"\n    __str__ = __format__ = __repr__',
  }),
  answer('a number equal to all', 'Liar(3)', 'Wrong Answer', {
    before: 'class Liar(int):\n    def __eq__(self, other): return True\n    __hash__ = int.__hash__',
  }),
  answer('a list that says it is another', 'Liar([7])', 'Wrong Answer', {
    returns: 'int[]',
    before: 'class Liar(list):\n    def __iter__(self): return iter([1])\n    def __len__(self): return 1',
  }),
  answer('an object that claims to be a number', 'Liar()', 'Runtime Error', {
    before: 'class Liar:\n    __class__ = int\n    def __repr__(self): return "10"',
  }),
  answer('getters that never agree', 'Liar()', 'Wrong Answer', {
    returns: 'ListNode',
    before: `class Liar:
    reads = 0
    next = None
    @property
    def val(self):
        self.reads += 1
        return 100 + self.reads`,
  }),
  answer('a getter that raises', 'Liar()', 'Runtime Error', {
    returns: 'ListNode',
    says: 'ValueError',
    before: 'class Liar:\n    @property\n    def val(self): raise ValueError("no")',
  }),
  answer('an endless list', 'Liar()', 'Wrong Answer', {
    returns: 'ListNode',
    says: 'more than 1000000 nodes',
    before: 'class Liar:\n    val = 1\n    @property\n    def next(self): return Liar()',
    where: 'native',
  }),
  {
    name: 'a list in a circle',
    source: solve('node = ListNode(1)\nnode.next = node\nreturn node'),
    returns: 'ListNode',
    verdict: 'Wrong Answer',
    says: 'has a cycle',
  },
  {
    name: 'a tree that is its own child',
    source: solve('node = TreeNode(1)\nnode.left = node\nreturn node'),
    returns: 'TreeNode',
    verdict: 'Wrong Answer',
    says: 'the same node twice',
  },
  {
    name: 'a list inside itself',
    source: solve('nest = []\nnest.append(nest)\nreturn nest'),
    returns: 'int[][]',
    verdict: 'Runtime Error',
  },
  {
    name: 'a chain of 100,000 nodes',
    source: solve('head = None\nfor n in range(100_000): head = ListNode(n, head)\nreturn head'),
    returns: 'ListNode',
    verdict: 'Wrong Answer',
  },
  {
    name: 'an error that cannot be shown',
    source: solve('raise Odd()', 'class Odd(BaseException):\n    def __str__(self): raise self'),
    verdict: 'Runtime Error',
    says: 'Odd',
  },
  {
    name: 'an error of ten million characters',
    source: solve('raise ValueError("x" * 10_000_000)'),
    verdict: 'Runtime Error',
    says: 'ValueError: xxx',
  },
  {
    name: "the harness's own errors",
    source: solve('from judge_harness.limits import OutputLimit\nraise OutputLimit'),
    verdict: 'Output Limit',
  },
  { name: 'a coroutine', source: RIGHT.replace('def', 'async def'), verdict: 'Runtime Error' },
];

const nested = (open: string, close: string, depth: number) =>
  `x = ${open.repeat(depth)}1${close.repeat(depth)}\n${RIGHT}`;

/** Sources that are the attack themselves. */
const SOURCES: HostileProgram[] = [
  { name: 'nothing', source: '', verdict: 'Runtime Error', says: 'no class named Solution' },
  { name: 'null bytes', source: `${RIGHT}\0`, verdict: 'Compile Error', says: 'null bytes' },
  { name: 'a lone surrogate', source: `x = "\ud800"\n${RIGHT}`, verdict: 'Compile Error', where: 'native' },
  { name: 'broken code', source: RIGHT.replace('):', ')'), verdict: 'Compile Error', says: 'SyntaxError' },
  { name: 'tabs and blanks', source: `${RIGHT}\t    x = 1`, verdict: 'Compile Error', says: 'Error' },
  { name: 'brackets in brackets', source: nested('(', ')', 100_000), verdict: 'Compile Error' },
  { name: 'signs before signs', source: nested('-', '', 100_000), verdict: 'Compile Error' },
  {
    name: 'a chain of 100,000 attributes',
    source: `x = lambda: a${'.a'.repeat(100_000)}\n${RIGHT}`,
    verdict: 'Compile Error',
    // Newer compilers only.
    where: 'page',
  },
  {
    name: 'a sum of 100,000 terms',
    source: `x = lambda: 1${'+y'.repeat(100_000)}\n${RIGHT}`,
    verdict: 'Compile Error',
    // Newer compilers only.
    where: 'page',
  },
  {
    name: 'a power folded at compile time',
    source: `x = lambda: 9 ** 9 ** 9 ** 9\n${RIGHT}`,
    verdict: 'Accepted',
  },
  {
    name: 'a text folded at compile time',
    source: `x = lambda: "a" * 10 ** 12\n${RIGHT}`,
    verdict: 'Accepted',
  },
  {
    // Their code is equal, so that the compiler compares each with all others.
    name: 'functions that take the compiler a minute',
    source: `${'def f(): pass\n'.repeat(60_000)}${RIGHT}`,
    verdict: 'Compile Error',
    says: 'compiling took longer than',
    where: 'native',
  },
  {
    name: 'ten thousand functions',
    source: `${Array.from({ length: 10_000 }, (_, n) => `def f${n}(): pass\n`).join('')}${RIGHT}`,
    verdict: 'Accepted',
  },
  {
    name: 'another class name',
    source: RIGHT.replace('Solution', 'Solutions'),
    verdict: 'Runtime Error',
    says: 'no class named Solution',
  },
  {
    name: 'a class name in other letters that Python reads as the same',
    source: RIGHT.replace('Solution', 'Ｓolution'),
    verdict: 'Accepted',
  },
  {
    name: 'a class that is a number',
    source: 'Solution = 5',
    verdict: 'Runtime Error',
    says: 'no class named Solution',
  },
  {
    name: 'a class named like what the harness uses',
    source: `class Builder: pass\nclass Program: pass\nclass ListNode: pass\nclass type: pass\n${RIGHT}`,
    verdict: 'Accepted',
  },
  {
    name: 'a hostile metaclass',
    source: `class Odd(type):
    def __call__(cls, *_): raise SystemExit
class Solution(metaclass=Odd): pass`,
    verdict: 'Runtime Error',
    says: 'the program called exit',
  },
  {
    name: 'another method name',
    source: RIGHT.replace('solve', 'Solve'),
    verdict: 'Runtime Error',
    says: 'no method named solve',
  },
  {
    name: 'a method that is no function',
    source: 'class Solution:\n    solve = 5',
    verdict: 'Runtime Error',
    says: 'no method',
  },
  {
    name: 'a missing parameter',
    source: RIGHT.replace(', k', ''),
    verdict: 'Runtime Error',
    says: 'TypeError',
  },
  {
    name: 'a constructor with parameters',
    source: `${RIGHT}    def __init__(self, x): pass\n`,
    verdict: 'Runtime Error',
    says: 'TypeError',
  },
];

export const VALUES = [...ANSWERS, ...SOURCES];
