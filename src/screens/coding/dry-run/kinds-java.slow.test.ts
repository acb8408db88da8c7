import { afterAll, expect, test } from 'vitest';
import { javaTracer } from './testing/native.ts';
import { drawnKinds, unusualPrograms } from './testing/unusual.ts';

const { run, dispose } = javaTracer();
afterAll(dispose);

test.each(unusualPrograms('java'))('$title: is drawn as a teacher would', async (program) => {
  expect(drawnKinds(await run(program.source, [3, 1, 4, 2]), program)).toEqual(program.kinds);
});
