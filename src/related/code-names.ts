/** Names that every program has. */
const EVERYWHERE = new Set([
  'Solution',
  'main',
  'Main',
  '__init__',
  'constructor',
  'if',
  'for',
  'while',
  'switch',
]);

const DECLARED = [
  /\b(?:def|class|function|struct)\s+([A-Za-z_]\w*)/g,
  // A method of Java or C++: a type, its name, parameters, a brace.
  /[\w>\]&*]\s+[&*]?([A-Za-z_]\w*)\s*\([^();]*\)\s*(?:const\s*)?\{/g,
  // JavaScript: var twoSum = function (…), const twoSum = (…) =>
  /\b(?:const|let|var)\s+([A-Za-z_$]\w*)\s*=\s*(?:async\s*)?(?:function\b|\([^()]*\)\s*=>|\w+\s*=>)/g,
];
/** Longer code says no more about which question it answers. */
const LONGEST = 20_000;

/** Names of the functions and classes that a program declares: they often name the question it answers. */
export function declaredNames(code: string): string[] {
  const start = code.slice(0, LONGEST);
  const names = DECLARED.flatMap((pattern) => [...start.matchAll(pattern)].map((match) => match[1] ?? ''));
  return [...new Set(names)].filter((name) => name && !EVERYWHERE.has(name));
}
