import type { Signature } from '#judge/signature.ts';

/** Whole Python programs of an editorial, each with the line its code begins at, and how many fenced pieces are none. */
export interface EditorialPrograms {
  programs: { line: number; source: string }[];
  fragments: number;
}

/** What a program must define to be judged: the design class, or the function and the class that it is called on. */
function definesAnswer(source: string, signature: Signature): boolean {
  const isClass = signature.kind !== 'function';
  const className = isClass ? signature.name : 'Solution';
  if (!new RegExp(`^class ${className}\\b`, 'm').test(source)) return false;
  return isClass || new RegExp(`^ +def ${signature.name}\\b`, 'm').test(source);
}

/** Finds the fenced Python of an editorial (Markdown). */
export function editorialPrograms(editorial: string, signature: Signature): EditorialPrograms {
  const found: EditorialPrograms = { programs: [], fragments: 0 };
  for (const match of editorial.matchAll(/^```python\n([\s\S]*?)^```$/gm)) {
    const [, source = ''] = match;
    const line = editorial.slice(0, match.index).split('\n').length + 1;
    if (definesAnswer(source, signature)) found.programs.push({ line, source });
    else found.fragments++;
  }
  return found;
}
