/** Something that a program sees otherwise than with the JDK, and the checks of `runtimes/java/checks` that show it. */
interface Difference {
  text: string;
  checks: string[];
}

/** All differences that the checks know. The Limits panel shows them. */
export const JAVA_DIFFERENCES: Difference[] = [
  {
    text: 'Sorting compares in another order than the JDK does, so a ClassCastException may name the two classes the other way around.',
    checks: ['Exceptions.comparableCast'],
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
    text: 'Immutable and linked lists, sublists and System.arraycopy throw what Java throws, but some without the message.',
    checks: ['Exceptions.listBounds', 'Exceptions.immutables', 'Exceptions.checkIndex'],
  },
  {
    text: 'getSimpleName() of the library’s own inner classes is empty: their names are left out.',
    checks: ['Language.patternSwitch', 'Language.objectMethods'],
  },
];
