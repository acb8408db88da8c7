import { expect, it } from 'vitest';
import { AREAS } from '#areas.ts';
import { describeItem } from './titles.ts';

const KNOWN = {
  coding: 'dsa/arrays/two-sum',
  'system-design': 'system-design/hld/url-shortener',
  'machine-learning': 'machine-learning/ml-system-design/card-fraud-detection',
  behavioral: 'behavioral/leadership/leading-without-authority',
};

it.each(AREAS.map((area) => [area.label, area] as const))(
  'a reviewed %s question has its title and its own page',
  (label, area) => {
    const item = describeItem(KNOWN[area.id]);
    expect(item.title).not.toContain('/');
    expect(item.to).toBe(area.question(KNOWN[area.id]));
    expect(item.kind).toBe(`${label} question`);
  },
);

it('a lesson has its title and its own page', () => {
  expect(describeItem('lesson:speedrun/rate-limiter')).toMatchObject({
    title: 'Rate Limiter',
    to: '/system-design/speedrun/rate-limiter',
    kind: 'Lesson',
  });
});
