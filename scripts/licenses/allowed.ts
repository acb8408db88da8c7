/** Licenses under which a part may be shipped, by their SPDX names: permissive, or copyleft that ends at the file, the font or
 * the module (javac, decision 022). */
export const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 WITH LLVM-exception',
  'blessing',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'bzip2-1.0.6',
  'CC0-1.0',
  'GPL-2.0-only WITH Classpath-exception-2.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
  'Zlib',
]);

/** Whether an SPDX expression leaves a way that is allowed: one side of an `OR`, all of an `AND`. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '').trim();
  return plain.split(' OR ').some((way) => way.split(' AND ').every((name) => ALLOWED.has(name.trim())));
}
