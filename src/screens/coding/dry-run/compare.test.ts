import { afterAll, expect, test } from 'vitest';
import { compareRuns } from '#trace/compare.ts';
import { nativeTracer, program } from './testing/native.ts';

const { replay, dispose } = nativeTracer();
afterAll(dispose);

const AREA = (combine: string) =>
  program(
    'left, right, best = 0, len(x) - 1, 0',
    'while left < right:',
    `    area = (right - left) * ${combine}(x[left], x[right])`,
    '    best = max(best, area)',
    '    if x[left] < x[right]: left += 1',
    '    else: right -= 1',
    'return best',
  );

test('two runs differ first where a variable of both gets another value', async () => {
  const input = [3, 3, 8, 6, 2];
  const [wrong, right] = [await replay(AREA('max'), input), await replay(AREA('min'), input)];
  const { difference, otherStep } = compareRuns(wrong, right);
  expect(difference).toEqual({
    name: 'area',
    mine: { step: 3, value: '12' },
    other: { step: 3, value: '8' },
  });
  expect(otherStep(3)).toBe(3);
  expect(otherStep(0)).toBe(0);
});

test('programs that do the same in other lines agree, and are led along with each other', async () => {
  const long = program('best = 0', 'for n in x:', '    if n > best:', '        best = n', 'return best');
  const short = program(
    '# as short as it gets',
    'best = 0',
    '',
    'for n in x: best = max(best, n)',
    'return best',
  );
  const input = [2, 7, 7, 9];
  const [mine, other] = [await replay(long, input), await replay(short, input)];
  const { difference, otherStep } = compareRuns(mine, other);
  expect(difference).toBeUndefined();
  expect(otherStep(mine.length - 1)).toBe(other.length - 1);
  expect(otherStep(1)).toBe(1);
});

test('elements of a table, and a run that ends too early, are differences too', async () => {
  const table = (value: string) =>
    program('dp = [[0] * 3 for _ in range(2)]', 'for j in range(3):', `    dp[1][j] = ${value}`, 'return 0');
  const tables = compareRuns(await replay(table('j if j < 2 else 9')), await replay(table('j')));
  expect(tables.difference).toMatchObject({ name: 'dp[1][2]', mine: { value: '9' }, other: { value: '2' } });

  const loop = (until: number) => program('total = 0', `for n in x[:${until}]: total += n`, 'return total');
  const short = compareRuns(await replay(loop(1), [4, 5]), await replay(loop(2), [4, 5]));
  expect(short.difference).toMatchObject({ name: 'f()', mine: { value: '4' }, other: { value: '9' } });
});
