import type { Hint } from '#judge/hint.ts';

/** Mistakes beginners in Java make most, as javac words them and as a program ends that makes them. */
export const JAVA_HINTS: readonly Hint[] = [
  {
    pattern: /cannot find symbol[\s\S]*symbol: +(?:variable|method|class) (\w+)|cannot find symbol/,
    text: 'The name isn’t known here. Check its spelling and capitals, that it’s declared in this method or class, and that the class has such a method.',
  },
  {
    pattern:
      /'[;)\]]'(?: or '.')? expected|illegal start of|reached end of file while parsing|class, interface, enum, or record expected/,
    text: 'Something isn’t closed: look for a missing semicolon, parenthesis or brace here or on the line above.',
  },
  {
    pattern: /package (java[\w.]*) does not exist/,
    text: '$1 isn’t in the library here, which has what solutions to interview questions use. The Limits panel says what’s missing.',
  },
  {
    pattern: /possible lossy conversion from (\w+) to (\w+)/,
    text: 'A $1 may not fit in a $2. Cast it with ($2) if you’re sure that it does, or declare the variable as $1.',
  },
  {
    pattern: /incompatible types/,
    text: 'The types don’t match. Compare the variable’s or the method’s type with what the expression gives.',
  },
  {
    pattern: /missing return statement/,
    text: 'The method must return a value on every path, including after the loop.',
  },
  {
    pattern: /might not have been initialized/,
    text: 'Give the variable a value where you declare it: not every path sets it.',
  },
  {
    pattern: /(?:is )?already defined in/,
    text: 'This name is already taken in this scope. Choose another, or drop the second declaration.',
  },
  {
    pattern: /unreported exception (\w+)/,
    text: '$1 is a checked exception: catch it, or add throws $1 to the method.',
  },
  {
    pattern: /local variables referenced from (?:a lambda|an inner class)/,
    text: 'A lambda may only use local variables that never change. Copy the value into a final variable, or use an array of one element.',
  },
  {
    pattern: /non-static .* cannot be referenced from a static context/,
    text: 'A static method has no object. Make the member static too, or create an object first.',
  },
  {
    pattern: /unexpected type[\s\S]*required: reference|required: reference/,
    text: 'Collections hold objects: write Integer, Long or Character instead of the primitive type.',
  },
  {
    pattern: /needs a method|needs a constructor|there is no class named/,
    text: 'The judge calls the class and method of the starter code. Keep their names, parameters and types.',
  },
  {
    pattern: /ArrayIndexOutOfBoundsException|StringIndexOutOfBoundsException|IndexOutOfBoundsException/,
    text: 'The index is out of range: valid ones go from 0 to length - 1. Check the loop’s bounds and the empty case.',
  },
  {
    pattern: /NullPointerException/,
    text: 'Something is null here. Map.get returns null for a missing key, and the last node’s next is null.',
  },
  {
    pattern: /ConcurrentModificationException/,
    text: 'The collection was changed while you looped over it. Use an iterator’s remove, or collect the changes and apply them afterwards.',
  },
  {
    pattern: /NoSuchElementException/,
    text: 'The collection is empty here. Check isEmpty before you take an element.',
  },
  {
    pattern: /ClassCastException/,
    text: 'The object isn’t of the class you cast it to.',
  },
  {
    pattern: /NumberFormatException/,
    text: 'The text isn’t a number of this type: look for spaces, signs, an empty text or a value that’s too large.',
  },
  {
    pattern: /ArithmeticException|by zero/,
    text: 'Division by zero: the divisor of / or % is 0 here. Which input causes that?',
  },
  {
    pattern: /StackOverflowError|nested too deeply/,
    text: 'The recursion is infinite or too deep. Is there a base case, and does every call get closer to it?',
  },
  {
    pattern: /deadlock/,
    text: 'Every thread waits for another. Look for a permit, a notify or an unlock that never comes.',
  },
];
