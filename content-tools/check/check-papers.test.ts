import { expect, test } from 'vitest';
import { checkPapers } from './check-papers.ts';

test('papers, approaches and samples are as they should be', () => {
  expect(checkPapers()).toEqual([]);
});
