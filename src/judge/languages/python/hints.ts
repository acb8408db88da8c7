import type { Hint } from '#judge/hint.ts';

/** Where None was answered and nothing else was expected. */
export const PYTHON_NO_ANSWER =
  'The answer was None: a function that ends without return gives None. Check that every path, also the one after the loop, returns the answer.';

/** Mistakes beginners in Python make most, special cases before general ones. */
export const PYTHON_HINTS: readonly Hint[] = [
  {
    pattern: /^expected (.*) as the answer, not a value of type (\w+)/,
    text: 'The answer must be $1, but a $2 was returned. / always makes a float, // keeps whole numbers; list(…) makes a list of a set, a range or a generator.',
  },
  {
    pattern: /^there is no class named (\w+)|^class (\w+) has no method named (\w+)/,
    text: 'The judge calls the class and method of the template. Keep their names as they were; Reset brings the template back.',
  },
  {
    pattern: /'NoneType' object has no attribute '(\w+)'/,
    text: 'The value before .$1 is None here. Test it first, for instance with “while node and node.next”.',
  },
  {
    pattern: /'NoneType' object is not|cannot unpack non-iterable NoneType/,
    text: 'A value is None here. Did a function end without return? Methods such as sort, append and reverse change a list and return None.',
  },
  {
    pattern: /unsupported operand type\(s\)[^\n]*NoneType|not supported between instances of[^\n]*'NoneType'/,
    text: 'One of the two values is None. It was never set, or comes from a function that ends without return.',
  },
  {
    pattern: /'(\w+)' object has no attribute 'length'/,
    text: 'Python asks for a length with len(…), not with .length.',
  },
  {
    pattern: /'(\w+)' object has no attribute '(\w+)'/,
    text: 'A $1 has no $2. Check the spelling; lists have append and pop, sets have add and discard, attributes of your own are set in __init__ with self.',
  },
  {
    pattern: /^NameError: name '(true|false|null|NULL|nullptr)' is not defined/,
    text: 'Python writes True, False and None.',
  },
  {
    pattern: /^NameError: name '(\w+)' is not defined/,
    text: 'Nothing is named $1 at this line. Check its spelling and that it is set before; a method or attribute of the class is called self.$1.',
  },
  {
    pattern: /^UnboundLocalError: cannot access local variable '(\w+)'/,
    text: '$1 is set in only one branch, or further down. Give it a value before the if or the loop; inside a nested function write “nonlocal $1”.',
  },
  {
    pattern: /^IndexError: .* index out of range/,
    text: 'Indices go from 0 to len(…) - 1. Look at the ends of the loop, at i + 1 and i - 1, and at empty input.',
  },
  {
    pattern: /^IndexError: pop from (?:an )?empty|^KeyError: 'pop from an empty/,
    text: 'Nothing is left to pop. Test first: “if stack:”.',
  },
  {
    pattern: /^KeyError/,
    text: 'The dictionary has no such key. Ask with “in”, use .get(key, default), or a defaultdict or Counter.',
  },
  {
    pattern: /(?:list|string|tuple) indices must be integers/,
    text: 'An index must be a whole number: // divides without a fraction, / makes a float.',
  },
  {
    pattern:
      /can only concatenate str|unsupported operand type\(s\)[^\n]*'str'|not supported between instances of[^\n]*'str'/,
    text: 'A text and a number do not mix. int(text) makes a number of a text, str(number) a text of a number.',
  },
  {
    pattern:
      /takes (?:from )?\d+ .*positional arguments? but \d+ (?:was|were) given|missing \d+ required positional argument/,
    text: 'The call and the definition disagree about the arguments. The first parameter of a method is self.',
  },
  {
    pattern: /'(?:int|float|bool)' object is not (?:iterable|subscriptable)/,
    text: 'A number cannot be gone through or indexed. For counting write “for i in range(n)”.',
  },
  {
    pattern: /'(\w+)' object is not callable/,
    text: 'A $1 is called like a function. Has a variable the name of a function, such as list, max or sum? Or is an operator missing before a parenthesis?',
  },
  {
    pattern: /cannot use '(\w+)' as a (?:dict key|set element)|unhashable type: '(\w+)'/,
    text: 'Keys of a dictionary and members of a set must not change: tuple(…) makes one of a list.',
  },
  {
    pattern: /object does not support item assignment/,
    text: 'Texts and tuples cannot be changed in place. Work on list(text) and join it in the end: "".join(chars).',
  },
  { pattern: /^ZeroDivisionError/, text: 'The divisor is 0 here. Which input makes it so?' },
  {
    pattern: /changed size during iteration/,
    text: 'A dictionary or set must not grow or shrink while it is gone through. Loop over list(…) of it instead.',
  },
  {
    pattern: /^ValueError: (?:not enough|too many) values to unpack/,
    text: 'The left side has another number of names than the right side has values.',
  },
  {
    pattern: /^RecursionError/,
    text: 'The calls never end, or nest too deeply. Is there a base case, and does every call come nearer to it?',
  },
  {
    pattern: /^(?:IndentationError|TabError)/,
    text: 'Lines of one block start in the same column, after a line that ends with a colon; do not mix tabs and spaces.',
  },
  { pattern: /^SyntaxError: expected ':'/, text: 'if, for, while, def, class and else end with a colon.' },
  {
    pattern: /^SyntaxError: .*(?:was never closed|unmatched|does not match opening|unterminated string)/,
    text: 'A parenthesis, bracket or quotation mark has no partner. Look at this line and the one above.',
  },
  {
    pattern: /^SyntaxError: .*Maybe you meant '=='/,
    text: '= sets a variable, == compares.',
  },
  {
    pattern: /^SyntaxError: 'return' outside function/,
    text: 'This return is indented less than the function it belongs to.',
  },
  {
    pattern: /^SyntaxError: Missing parentheses in call to 'print'/,
    text: 'print is a function: print(value).',
  },
  {
    pattern: /^SyntaxError/,
    text: 'Python cannot read this line. It has no ++, &&, || or !: write += 1, and, or, not. The mistake may also be at the end of the line above.',
  },
];
