import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { setDesign, toggleHidden } from './commands.ts';
import { createItem, createSection, emptyContent } from './create.ts';
import { formatDate } from './date-format.ts';
import { designed, designIn, designSchema } from './design.ts';
import { tighter } from './fit.ts';
import { fromFormData, toFormData } from './form-data.ts';
import { outlineOf } from './outline.ts';
import { TEMPLATES } from './templates/templates.ts';

test('without changes a design is its template', () => {
  expect(designed({ template: 'modern' })).toEqual(TEMPLATES.modern);
});

test('sizes of headings follow the size of the text, and the font and color are the user’s', () => {
  const look = designed({ template: 'professional', design: { size: 12, font: 'lora', accent: '#0f766e' } });
  expect([look.page.fontSize, look.heading.fontSize, look.family, look.accent]).toEqual([
    12,
    15,
    'lora',
    '#0f766e',
  ]);
});

test('a value that this release does not know is as the template has it', () => {
  const design = z.parse(designSchema, { font: 'comic', size: 90, accent: 'red', paper: 'letter' });
  expect(design).toEqual({ font: undefined, size: undefined, accent: undefined, paper: 'letter' });
});

test('each tighter design leaves no number larger, and the last one is small but readable', () => {
  const designs = tighter(emptyContent());
  for (const [at, design] of designs.entries())
    for (const name of ['size', 'lineHeight', 'margin', 'spacing'] as const)
      expect(design[name]).toBeLessThanOrEqual(designs[at - 1]?.[name] ?? 9_999);
  expect(designs.at(-1)).toMatchObject({ size: 8.4, lineHeight: 1.18 });
});

test('what is hidden is kept, not printed, and survives resume.json', () => {
  const [one, two] = [createItem({ title: 'One' }), createItem({ title: 'Two' })];
  const content = { ...emptyContent(), sections: [createSection('work', [one, two])] };
  const hidden = toggleHidden(one.id)(content);
  const titles = (of: typeof content) =>
    outlineOf(of).sections.flatMap(({ entries }) => entries.map(({ title }) => title));
  expect(titles(hidden)).toEqual(['Two']);
  expect(titles(fromFormData(JSON.parse(JSON.stringify(toFormData(hidden)))))).toEqual(['Two']);
  expect(titles(toggleHidden(one.id)(hidden))).toEqual(['One', 'Two']);
});

test('dates are printed in one format; what would lose something stays', () => {
  expect(['Jan 2022', '03/2021', '2019-11', 'März 2014'].map((text) => formatDate(text, 'short'))).toEqual([
    'Jan 2022',
    'Mar 2021',
    'Nov 2019',
    'Mar 2014',
  ]);
  expect(['Present', '2015', 'Spring 2020', 'soon', ''].map((text) => formatDate(text, 'numbers'))).toEqual([
    'Present',
    '2015',
    'Spring 2020',
    'soon',
    '',
  ]);
  const content = {
    ...emptyContent(),
    sections: [createSection('work', [createItem({ title: 'A', start: 'May 2020', end: 'now' })])],
  };
  const [section] = outlineOf(setDesign({ dates: 'iso' })(content)).sections;
  expect(section?.entries[0]?.dates).toBe('2020-05 – now');
});

test('a new document begins on US Letter where that is used, and on A4 elsewhere; only a choice is told', () => {
  expect(['en-US', 'en', 'fr-CA', 'es-MX'].map((language) => designIn(language).paper)).toEqual(
    Array(4).fill('letter'),
  );
  expect(['en-GB', 'de', 'es', 'fr-FR', 'ar', 'zh-TW'].map(designIn)).toEqual(Array(6).fill({}));
  const letter = { ...emptyContent(), design: { paper: 'letter' as const } };
  expect(toFormData(letter, { paper: 'letter' })).not.toHaveProperty('design');
  expect(toFormData(letter).design).toEqual({ paper: 'letter' });
});
