import { expect, it } from 'vitest';
import { splitAt } from './split-markdown.ts';

it('cuts at headings of one level and leaves fenced code alone', () => {
  const text = ['Before.', '# One', 'a', '```python', '# not a heading', '```', '## Sub', '# Two', 'b'].join(
    '\n',
  );
  expect(splitAt(1, text)).toEqual({
    before: 'Before.',
    sections: [
      { title: 'One', text: 'a\n```python\n# not a heading\n```\n## Sub' },
      { title: 'Two', text: 'b' },
    ],
  });
  expect(splitAt(2, 'x').sections).toEqual([]);
});
