import { expect, it } from 'vitest';
import { photoProblem } from './photo-file.ts';

it.each([
  ['me.JPG', 40_000, undefined],
  ['me.png', 40_000, undefined],
  ['me.gif', 40_000, 'File type must be .jpg, .jpeg, .png, .webp'],
  ['me.webp', 20_000_001, 'File is larger than 20000000 bytes'],
  ['me.jpeg', 0, 'File is smaller than 1 bytes'],
])('says of %s with %i bytes what is wrong', (name, size, problem) => {
  expect(photoProblem({ name, size })).toBe(problem);
});
