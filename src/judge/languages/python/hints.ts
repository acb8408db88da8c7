import type { Hint } from '#judge/hint.ts';

/** Where None was answered and nothing else was expected. */
export const PYTHON_NO_ANSWER =
  'The answer was None: a function without a return statement returns None. Check that every path returns the answer, including after the loop.';

/** Mistakes beginners in Python make most, special cases before general ones. */
export const PYTHON_HINTS: readonly Hint[] = [
  {
    pattern: /^expected (.*) as the answer, not a value of type (\w+)/,
    text: 'The answer must be $1, but your function returned a $2. / always gives a float, // gives an int; A set has no order: sorted(…) turns it into a list.',
  },
  {
    pattern: /^there is no class named (\w+)|^class (\w+) has no method named (\w+)/,
    text: 'The judge calls the class and method of the template. Keep their names; Reset restores the template.',
  },
  {
    pattern: /'NoneType' object has no attribute '(\w+)'/,
    text: 'The value before .$1 is None here. Check it first, for example with “while node and node.next”.',
  },
  {
    pattern: /'NoneType' object is not|cannot unpack non-iterable NoneType/,
    text: 'A value is None here. Did a function forget to return? sort, append and reverse modify a list in place and return None.',
  },
  {
    pattern: /unsupported operand type\(s\)[^\n]*NoneType|not supported between instances of[^\n]*'NoneType'/,
    text: 'One of the two values is None. It was never set, or it comes from a function without a return.',
  },
  {
    pattern: /'(\w+)' object has no attribute 'length'/,
    text: 'Use len(…) to get a length in Python, not .length.',
  },
  {
    pattern: /'(\w+)' object has no attribute '(\w+)'/,
    text: 'A $1 has no $2. Check the spelling; lists have append and pop, sets have add and discard, and your own attributes are set in __init__ with self.',
  },
  {
    pattern: /^NameError: name '(true|false|null|NULL|nullptr)' is not defined/,
    text: 'In Python, write True, False and None.',
  },
  {
    pattern: /^NameError: name '(\w+)' is not defined/,
    text: '$1 isn’t defined here. Check its spelling and that it’s assigned before this line; for a method or attribute of the class, write self.$1.',
  },
  {
    pattern: /^UnboundLocalError: cannot access local variable '(\w+)'/,
    text: '$1 is assigned in only one branch, or further down. Initialize it before the if or the loop; in a nested function, write “nonlocal $1”.',
  },
  {
    pattern: /^IndexError: .* index out of range/,
    text: 'Indices go from 0 to len(…) - 1. Check for off-by-one errors: the loop’s bounds, i + 1 and i - 1, and empty input.',
  },
  {
    pattern: /^IndexError: pop from (?:an )?empty|^KeyError: 'pop from an empty/,
    text: 'There’s nothing left to pop. Check first: “if stack:”.',
  },
  {
    pattern: /^KeyError/,
    text: 'The dictionary has no such key. Check with “in”, use .get(key, default), or use a defaultdict or Counter.',
  },
  {
    pattern: /(?:list|string|tuple) indices must be integers/,
    text: 'An index must be an int: // gives an int, / gives a float.',
  },
  {
    pattern:
      /can only concatenate str|unsupported operand type\(s\)[^\n]*'str'|not supported between instances of[^\n]*'str'/,
    text: 'You can’t combine a str and a number. Use int(s) or str(n) to convert.',
  },
  {
    pattern:
      /takes (?:from )?\d+ .*positional arguments? but \d+ (?:was|were) given|missing \d+ required positional argument/,
    text: 'The call and the definition have different numbers of arguments. The first parameter of a method is self.',
  },
  {
    pattern: /'(?:int|float|bool)' object is not (?:iterable|subscriptable)/,
    text: 'You can’t iterate over or index a number. To count, write “for i in range(n)”.',
  },
  {
    pattern: /'(\w+)' object is not callable/,
    text: 'A $1 is called like a function. Does a variable shadow a function, such as list, max or sum? Or is an operator missing before a parenthesis?',
  },
  {
    pattern: /cannot use '(\w+)' as a (?:dict key|set element)|unhashable type: '(\w+)'/,
    text: 'Dictionary keys and set members must be hashable: use tuple(…) instead of a list.',
  },
  {
    pattern: /object does not support item assignment/,
    text: 'Strings and tuples are immutable. Work on list(s) and join it at the end: "".join(chars).',
  },
  { pattern: /^ZeroDivisionError/, text: 'The divisor is 0 here. Which input causes that?' },
  {
    pattern: /changed size during iteration/,
    text: 'You can’t add to or remove from a dictionary or set while iterating over it. Loop over list(…) of it instead.',
  },
  {
    pattern: /^ValueError: (?:not enough|too many) values to unpack/,
    text: 'The number of names on the left doesn’t match the number of values on the right.',
  },
  {
    pattern: /^RecursionError: Stack overflow/,
    text: 'Calls made from inside sum(), any(), map() or a generator nest about 20,000 deep here, and about 600 deep in browsers without JavaScript Promise Integration. If the recursion isn’t infinite, call the function from a plain loop.',
  },
  {
    pattern: /^RecursionError/,
    text: 'The recursion is infinite or too deep. Is there a base case, and does every call get closer to it?',
  },
  {
    pattern: /^(?:IndentationError|TabError)/,
    text: 'Lines of a block must have the same indentation, after a line that ends with a colon; don’t mix tabs and spaces.',
  },
  { pattern: /^SyntaxError: expected ':'/, text: 'if, for, while, def, class and else end with a colon.' },
  {
    pattern: /^SyntaxError: .*(?:was never closed|unmatched|does not match opening|unterminated string)/,
    text: 'A parenthesis, bracket or quote isn’t closed. Check this line and the one above.',
  },
  {
    pattern: /^SyntaxError: .*Maybe you meant '=='/,
    text: 'Use == to compare; = assigns.',
  },
  {
    pattern: /^SyntaxError: 'return' outside function/,
    text: 'This return isn’t indented inside its function.',
  },
  {
    pattern: /^SyntaxError: Missing parentheses in call to 'print'/,
    text: 'print is a function: print(value).',
  },
  {
    pattern: /^SyntaxError/,
    text: 'Syntax error. Python has no ++, &&, || or !: write += 1, and, or, not. The mistake may also be at the end of the line above.',
  },
];
