import { expect, it } from 'vitest';
import { cutEditorial } from './cut-editorial.ts';

const REASONS = '**Why it works.** It does.';

it('has the place of each approach’s program before its reasons, and of nothing else', () => {
  const text = `First.\n\n## Approach 1: Pairs\n\nIdea.\n\n${REASONS}\n\n${REASONS}\n## Pitfalls\n\n${REASONS}`;
  expect(cutEditorial(text)).toEqual([
    { markdown: 'First.\n\n## Approach 1: Pairs\n\nIdea.\n' },
    { approach: 1 },
    { markdown: `${REASONS}\n\n${REASONS}\n## Pitfalls\n\n${REASONS}` },
  ]);
});

it('loses no line', () => {
  const text = `## Approach 1: A\n${REASONS}\n\n## Approach 2: B\n\n${REASONS}\n`;
  const kept = cutEditorial(text).map((part) => ('markdown' in part ? part.markdown : []));
  expect(kept.flat().join('\n')).toBe(text);
});
