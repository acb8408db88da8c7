import { expect, test } from 'vitest';
import { imageProblem } from './check-image.ts';

test('images up to 5,000,000 bytes', () => {
  expect(imageProblem({ type: 'image/png', size: 5_000_000 })).toBeUndefined();
  expect(imageProblem({ type: 'image/png', size: 5_000_001 })).toMatch(/The limit is 5 MB/);
  expect(imageProblem({ type: 'image/jpeg', size: 7_240_000 })).toMatch(/7\.2 MB/);
  expect(imageProblem({ type: 'image/webp', size: 0 })).toMatch(/empty/);
});

test.each(['', 'text/html', 'image/svg+xml', 'application/pdf'])('%j is refused', (type) => {
  expect(imageProblem({ type, size: 10 })).toMatch(/isn’t an image/);
});
