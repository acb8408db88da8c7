import { diffLines } from 'diff';

export interface DiffLine {
  /** `own`: only in the first text, `other`: only in the second, `both`. */
  in: 'own' | 'other' | 'both';
  text: string;
  /** Line numbers, counted from 1, where the line is. */
  ownLine?: number;
  otherLine?: number;
}

const LONGEST_MS = 500;

const tidy = (text: string): string =>
  `${text
    .replaceAll('\r\n', '\n')
    .replace(/[ \t]+$/gm, '')
    .trimEnd()}\n`;

/** Both texts line by line, or undefined where they differ too much to compare in reasonable time. */
export function lineDiff(own: string, other: string): DiffLine[] | undefined {
  const changes = diffLines(tidy(own), tidy(other), { timeout: LONGEST_MS });
  if (!changes) return undefined;
  let ownLine = 0;
  let otherLine = 0;
  return changes.flatMap((change) =>
    change.value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): DiffLine => {
        if (change.removed) return { in: 'own', text, ownLine: ++ownLine };
        if (change.added) return { in: 'other', text, otherLine: ++otherLine };
        return { in: 'both', text, ownLine: ++ownLine, otherLine: ++otherLine };
      }),
  );
}
