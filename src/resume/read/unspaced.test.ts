import { expect, it } from 'vitest';
import { partGlued } from './split-name.ts';
import { unspaced } from './unspaced.ts';

it.each([
  ['E D U C A T I O N', 'EDUCATION'],
  ['C O N TA C T', 'CONTACT'],
  ['W O R K   H I S T O R Y', 'WORK HISTORY'],
  ['C o n t a c t', 'Contact'],
  ['A B C', 'A B C'],
  ['Plan B is to go on', 'Plan B is to go on'],
  ['Vitamin A, B, C and D', 'Vitamin A, B, C and D'],
  ['I am a QA', 'I am a QA'],
])('letters set apart are one word, and other texts stay: %s', (text, meant) => {
  expect(unspaced(text)).toBe(meant);
});

it.each([
  ['COLLEENBRANNIGAN', 'cbrannigan@example.com', 'COLLEEN BRANNIGAN'],
  ['COLLEENBRANNIGAN', 'colleen.brannigan@example.com', 'COLLEEN BRANNIGAN'],
  ['COLLEENBRANNIGAN', 'info@example.com', 'COLLEENBRANNIGAN'],
  ['Wolfeschlegel', 'schlegel@example.com', 'Wolfeschlegel'],
  ['MADONNA', 'donna@example.com', 'MADONNA'],
])('a name whose space is lost is parted by the address: %s, %s', (name, email, meant) => {
  expect(partGlued(name, email)).toBe(meant);
});
