import { expect, test } from 'vitest';
import { readChangelog } from './read-changelog.ts';

test('a changelog is read version by version, its lists as HTML', () => {
  const releases = readChangelog(
    '# What’s new\n\n## Unreleased\n- **Search** over\n  everything.\n\n## 1.2.0, May 2027\n- A `line`.\n- Another.\n',
  );
  expect(releases).toEqual([
    { title: 'In this version', html: expect.stringContaining('<strong>Search</strong> over\neverything.') },
    { title: 'Version 1.2.0, May 2027', html: expect.stringContaining('<code>line</code>') },
  ]);
  expect(releases[1]?.html.match(/<li>/g)).toHaveLength(2);
});

test('the product’s own changelog can be read', () => {
  expect(readChangelog()[0]?.html).toMatch(/^<ul>\n<li>/);
});

test.each([
  ['# What’s new\n', 'has no version'],
  ['# What’s new\n\n## 1.0.0\n', '1.0.0: must begin with a list'],
])('%j is refused', (markdown, reason) => {
  expect(() => readChangelog(markdown)).toThrow(reason);
});
