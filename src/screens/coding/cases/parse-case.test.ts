import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Signature } from '#judge/signature.ts';
import { fieldTexts, parseCase, withField } from './parse-case.ts';

const signature: Signature = {
  kind: 'function',
  name: 'twoSum',
  params: [
    { name: 'nums', type: 'int[]', passed: true },
    { name: 'target', type: 'int', passed: true },
  ],
  returns: 'int[]',
  output: {},
};
const testCase = (input: string, expected = '') => ({ id: 'a', input, output: '', expected });

describe('parseCase', () => {
  it('reads one line a parameter, and an empty expected answer as none', () => {
    expect(parseCase(signature, testCase('[1,2]\n3'))).toEqual({
      ok: true,
      input: { nums: [1, 2], target: 3 },
      expected: undefined,
    });
    expect(parseCase(signature, testCase('[1,2]\n3', ' [0, 1] '))).toMatchObject({ expected: [0, 1] });
  });

  it('names every field that is not JSON', () => {
    const parsed = parseCase(signature, testCase('[1,\n"x', '[0,'));
    expect(parsed.ok).toBe(false);
    expect(!parsed.ok && Object.keys(parsed.problems).sort()).toEqual(['expected', 'nums', 'target']);
  });

  it('names a field whose line is missing', () => {
    const parsed = parseCase(signature, testCase('[1]'));
    expect(!parsed.ok && parsed.problems.target).toMatch(/needs a value/);
  });
});

describe('withField', () => {
  it('changes one field and keeps the others, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const input = withField(signature, '[1,2]\n3', 'nums', text);
        expect(input.split('\n')).toHaveLength(2);
        expect(fieldTexts(signature, input).target).toBe('3');
      }),
    );
  });

  it('folds the line breaks of pasted JSON', () => {
    const input = withField(signature, '[]\n3', 'nums', '[\n  1,\n  2\n]');
    expect(parseCase(signature, testCase(input))).toMatchObject({ ok: true, input: { nums: [1, 2] } });
  });
});
