import { expect, test } from 'vitest';
import { courseTime } from './course-time.ts';

test.each([
  [0, '0 min'],
  [50, '50 min'],
  [60, '1 h'],
  [100, '1 h 40 min'],
])('%i minutes', (minutes, text) => expect(courseTime(minutes)).toBe(text));
