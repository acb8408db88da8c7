/** Something that a program sees otherwise than with the JDK, and the checks of `runtimes/java/checks` that show it. */
interface Difference {
  text: string;
  checks: string[];
}

/** All differences that the checks know. The Limits panel shows them. */
export const JAVA_DIFFERENCES: Difference[] = [
  {
    text: 'ClassCastException and NullPointerException have no message: the browser’s engine checks casts and nulls, and doesn’t say which.',
    checks: ['Exceptions.classCast', 'Exceptions.comparableCast', 'Exceptions.nullElements'],
  },
  {
    text: 'ArrayStoreException isn’t thrown: an array doesn’t know that it was made for a subclass.',
    checks: ['Exceptions.storeWrong', 'Language.casting'],
  },
  {
    text: 'An exception in a static initializer arrives as it is, without ExceptionInInitializerError around it.',
    checks: ['Language.staticInitFails'],
  },
  {
    text: 'A stream that is used twice isn’t refused.',
    checks: ['Exceptions.streamReuse'],
  },
  {
    text: 'Immutable and linked lists, sublists, tree map ranges and System.arraycopy throw what Java throws, but some without the message.',
    checks: [
      'Exceptions.listBounds',
      'Exceptions.immutables',
      'Exceptions.checkIndex',
      'Exceptions.illegalArguments',
    ],
  },
  {
    text: 'getSimpleName() of the library’s own inner classes is empty: their names are left out.',
    checks: ['Language.patternSwitch', 'Language.objectMethods'],
  },
  {
    text: 'A ListIterator of a LinkedList counts its index wrongly after add and remove.',
    checks: ['Idioms.listIterators'],
  },
  {
    text: '“ß”.toUpperCase() stays “ß”: letters change case one by one.',
    checks: ['Strings.cases'],
  },
];
