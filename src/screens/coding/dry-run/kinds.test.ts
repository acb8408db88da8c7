import { afterAll, expect, test } from 'vitest';
import { nativeTracer } from './testing/native.ts';
import { drawnKinds, unusualPrograms } from './testing/unusual.ts';

const { run, dispose } = nativeTracer();
afterAll(dispose);

test.each(unusualPrograms('python'))('$title: is drawn as a teacher would', async (program) => {
  expect(drawnKinds(await run(program.source, [3, 1, 4, 2]), program)).toEqual(program.kinds);
});
