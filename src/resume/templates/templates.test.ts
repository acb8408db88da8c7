import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ResumeTemplate } from './template.ts';
import { TEMPLATES } from './templates.ts';

/** Less than this share of a line's size is lost in the rounding of a PDF. */
const SEEN = 0.02;

describe.each(Object.entries<ResumeTemplate>(TEMPLATES))('the template %s', (id, template) => {
  it('sets bullets and entries so far apart that the reader tells them from wrapped lines', () => {
    const { page, bullet, entry } = template;
    expect(bullet.gap / page.fontSize / 2).toBeGreaterThan(SEEN);
    expect((entry.gap - bullet.gap) / page.fontSize / 2).toBeGreaterThan(SEEN);
  });

  it('sets each part of an entry’s head once', () => {
    expect(template.head.flat().sort()).toEqual(['dates', 'location', 'subtitle', 'title']);
  });

  it('is printed and read back by a test of its own', () => {
    expect(existsSync(`src/screens/resumes/documents/round-trip-${id}.slow.test.ts`)).toBe(true);
  });
});
