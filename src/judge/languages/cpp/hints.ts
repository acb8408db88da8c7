import type { Hint } from '#judge/hint.ts';

/** Mistakes beginners in C++ make most, as clang and g++ word them and as a program ends that makes them. */
export const CPP_HINTS: readonly Hint[] = [
  {
    pattern: /use of undeclared identifier '(\w+)'|'(\w+)' was not declared in this scope/,
    text: 'Nothing is named $1$2 here. Check its spelling and that it is declared above, in this block or one around it.',
  },
  {
    pattern: /expected '?;'?/,
    text: 'A statement ends with a semicolon, and so does a class. Look at the end of the line before.',
  },
  {
    pattern: /expected '?[})\]]'?|extraneous closing brace/,
    text: 'A brace, parenthesis or bracket has no partner.',
  },
  {
    pattern: /no member named '(\w+)' in|has no member named '(\w+)'/,
    text: 'There is no $1$2. Vectors have push_back, sets and maps insert and count; a pointer’s members are reached with ->.',
  },
  {
    pattern: /member reference type .* is a pointer|is of pointer type .* did you mean to use '->'/,
    text: 'This is a pointer: write -> instead of a dot.',
  },
  {
    pattern: /no matching (?:member )?function for call to '([^']+)'|no matching function for call/,
    text: 'The arguments do not fit the function. std::max and std::min want two values of one type: cast one, or write max<long long>(a, b).',
  },
  {
    pattern: /no viable conversion|cannot convert|cannot initialize|could not convert/,
    text: 'The types differ, and there is no way from one to the other. What does the function return, and what is the variable?',
  },
  {
    pattern: /invalid operands to binary expression|no match for 'operator/,
    text: 'These two types have no such operator. Often a container is compared or printed as a whole, or a node instead of its value.',
  },
  {
    pattern: /non-void function does not return|control reaches end|ran past the end of a function/,
    text: 'A function that returns a value must return one on every path, also after the loop.',
  },
  {
    pattern:
      /no matching member function|no template named '(\w+)'|unknown type name '(\w+)'|'(\w+)' does not name a type/,
    text: 'The type is not known here. Check its spelling, and that a template has its <type>.',
  },
  {
    pattern: /exceptions are not available|exception handling disabled/,
    text: 'This compiler has no exceptions. Test before instead, for instance with find or count.',
  },
  {
    pattern: /redefinition of '(\w+)'|redeclaration of/,
    text: 'The name exists already. ListNode, TreeNode and Node are given; leave out a definition of your own.',
  },
  {
    pattern:
      /Segmentation fault|memory access out of bounds|null pointer|index out of range or an empty container/i,
    text: 'Indices go from 0 to size() - 1, and size() - 1 of an empty container is huge. Test pointers against nullptr before ->.',
  },
  {
    pattern: /division by zero|divide by zero|remainder by zero/i,
    text: 'The divisor of / or % is 0 here. Which input makes it so?',
  },
  {
    pattern: /signed integer overflow|is outside the range of representable values/,
    text: 'The number does not fit an int. Use long long, also for the product before %.',
  },
  {
    pattern: /nested too deeply|stack overflow|call stack/i,
    text: 'The calls never end, or nest too deeply. Is there a base case, and does every call come nearer to it?',
  },
];
