import { expect, test } from 'vitest';
import { checkBullet } from './bullet.ts';

const failed = (text: string) =>
  checkBullet(text)
    .filter(({ passed }) => !passed)
    .map(({ id }) => id);

test('the course’s bullet before and after', () => {
  expect(failed('Responsible for the nightly billing job and helped with various improvements')).toEqual([
    'opening',
    'number',
    'filler',
  ]);
  expect(
    failed('Cut the nightly billing run from 5 hours to 40 minutes by batching database writes per customer'),
  ).toEqual([]);
});

test.each([
  ['Worked on 3 services for billing and invoices in Python', ['opening']],
  ['I cut the nightly billing run from 5 hours to 40 minutes', ['opening', 'pronoun']],
  ['Cut the nightly run from 5 hours to 40 minutes for our team', ['pronoun']],
  ['Cut costs by 40%', ['length']],
  [`Cut 5 hours ${'and more '.repeat(15)}`, ['length']],
  ['Leveraged Kafka to move 20 million events per day between six services', ['filler']],
])('%s', (text, problems) => expect(failed(text)).toEqual(problems));

test('a word inside of another is neither a pronoun nor filler', () => {
  expect(failed('Wrote the US tax import: 14 formats, one parser, used by three teams')).toEqual([]);
  expect(failed('Wrote the music import: 14 formats, one parser, used by three teams')).toEqual([]);
  expect(failed('Built an aerodynamics viewer in WebGL that renders 2 million cells')).toEqual([]);
});

test('a bullet’s own mark does not count, and nothing passes nothing', () => {
  expect(failed('• Cut the nightly billing run from 5 hours to 40 minutes')).toEqual([]);
  expect(failed('   ')).toEqual(['opening', 'number', 'length', 'pronoun', 'filler']);
});
