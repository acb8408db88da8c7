import type { Hint } from '#judge/hint.ts';

/** Mistakes beginners in C++ make most, as clang and g++ word them and as a program ends that makes them. */
export const CPP_HINTS: readonly Hint[] = [
  {
    pattern: /use of undeclared identifier '(\w+)'|'(\w+)' was not declared in this scope/,
    text: '$1$2 isn’t declared in this scope. Check its spelling and that it’s declared above, in this block or an enclosing one.',
  },
  {
    pattern: /expected '?;'?/,
    text: 'Statements and class definitions end with a semicolon. Check the end of the previous line.',
  },
  {
    pattern: /expected '?[})\]]'?|extraneous closing brace/,
    text: 'A brace, parenthesis or bracket isn’t closed.',
  },
  {
    pattern: /no member named '(\w+)' in|has no member named '(\w+)'/,
    text: 'There’s no member $1$2. Vectors have push_back, sets and maps have insert and count; use -> for a pointer’s members.',
  },
  {
    pattern: /member reference type .* is a pointer|is of pointer type .* did you mean to use '->'/,
    text: 'This is a pointer: use -> instead of a dot.',
  },
  {
    pattern: /no matching (?:member )?function for call to '([^']+)'|no matching function for call/,
    text: 'The arguments don’t match the function. std::max and std::min need two values of the same type: cast one, or write max<long long>(a, b).',
  },
  {
    pattern: /no viable conversion|cannot convert|cannot initialize|could not convert/,
    text: 'The types don’t match, and there’s no conversion between them. Compare what the function returns with the variable’s type.',
  },
  {
    pattern: /invalid operands to binary expression|no match for 'operator/,
    text: 'These types don’t support this operator. Often a whole container is compared or printed, or a node instead of its value.',
  },
  {
    pattern: /non-void function does not return|control reaches end|ran past the end of a function/,
    text: 'A function that returns a value must return one on every path, including after the loop.',
  },
  {
    pattern:
      /no matching member function|no template named '(\w+)'|unknown type name '(\w+)'|'(\w+)' does not name a type/,
    text: 'This type is unknown. Check its spelling, and give a template its <type>.',
  },
  {
    pattern: /redefinition of '(\w+)'|redeclaration of/,
    text: 'This name is already defined. ListNode, TreeNode and Node are provided, so leave out your own definition.',
  },
  {
    pattern:
      /Segmentation fault|memory access out of bounds|null pointer|index out of range or an empty container/i,
    text: 'Indices go from 0 to size() - 1, and size() - 1 of an empty container is huge. Check pointers for nullptr before ->.',
  },
  {
    pattern: /division by zero|divide by zero|remainder by zero/i,
    text: 'Division by zero: the divisor of / or % is 0 here. Which input causes that?',
  },
  {
    pattern: /signed integer overflow|is outside the range of representable values/,
    text: 'Integer overflow: the number doesn’t fit in an int. Use long long, also for the product before %.',
  },
  {
    pattern: /nested too deeply|stack overflow|call stack/i,
    text: 'The recursion is infinite or too deep. Is there a base case, and does every call get closer to it?',
  },
  {
    pattern: / was thrown$|^std::\w+: /,
    text: 'What is thrown ends the program here: catch blocks compile, but never run. Check first instead, for example with find or count.',
  },
];
