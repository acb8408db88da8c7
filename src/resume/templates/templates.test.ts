import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { designed, LIMITS } from '../design.ts';
import type { ResumeTemplate } from './template.ts';
import { TEMPLATE_IDS, TEMPLATES } from './templates.ts';

/** Less than this share of a line's size is lost in the rounding of a PDF. */
const SEEN = 0.02;

describe.each(TEMPLATE_IDS)('the template %s', (id) => {
  const template: ResumeTemplate = TEMPLATES[id];

  it('sets bullets and entries so far apart that the reader tells them from wrapped lines, however it is changed', () => {
    for (const spacing of [LIMITS.spacing.min, 1, LIMITS.spacing.max])
      for (const size of [LIMITS.size.min, LIMITS.size.max]) {
        const { page, bullet, entry } = designed({ template: id, design: { spacing, size } });
        expect(bullet.gap / page.fontSize / 2).toBeGreaterThan(SEEN / 2);
        expect((entry.gap - bullet.gap) / page.fontSize / 2).toBeGreaterThan(SEEN);
      }
  });

  it('sets headings in another size than text, and headlines larger than contacts', () => {
    expect(Math.abs(template.heading.fontSize - template.page.fontSize)).toBeGreaterThan(0.15);
    expect(template.headline.fontSize).toBeGreaterThan(template.page.fontSize + 0.8);
    expect(template.contacts.fontSize).toBeLessThanOrEqual(template.page.fontSize);
  });

  it('sets each part of an entry’s head once', () => {
    const fields = template.head.flatMap(({ left, right }) => [...left, ...right]);
    expect(fields.sort()).toEqual(['dates', 'location', 'subtitle', 'title']);
  });

  it('is printed and read back by a test of its own', () => {
    expect(existsSync(`src/screens/resumes/documents/round-trip-${id}.slow.test.ts`)).toBe(true);
  });
});
