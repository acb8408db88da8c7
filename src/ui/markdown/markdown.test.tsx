// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import Markdown from './markdown.tsx';

afterEach(cleanup);

const htmlOf = (text: string) => render(<Markdown text={text} />).container.firstElementChild?.innerHTML;

it.each([
  ['# Idea', '<h2>Idea</h2>'],
  ['#### Detail', '<p><strong>Detail</strong></p>'],
  ['**O(n)** *or* `a < b`', '<p><strong>O(n)</strong> <em>or</em> <code>a &lt; b</code></p>'],
  ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  ['3. three', '<ol start="3"><li>three</li></ol>'],
  ['```py\nx & 1\n```', '<pre><code>x &amp; 1</code></pre>'],
  ['> said', '<blockquote><p>said</p></blockquote>'],
  ['a & b "c"', '<p>a &amp; b "c"</p>'],
  [
    '[docs](https://example.com)',
    '<p><a href="https://example.com" rel="noopener noreferrer" target="_blank">docs</a></p>',
  ],
  ['- [x] done', '<ul><li><span role="img" aria-label="Done">☑ </span>done</li></ul>'],
])('reads %j', (text, html) => {
  expect(htmlOf(text)).toBe(html);
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](&#106;avascript:alert(1))',
  '![a](https://example.com/a.png)',
  '<a href="javascript:alert(1)">a</a>',
  '<javascript:alert(1)>',
])('makes nothing that runs or loads of %j', (text) => {
  const { container } = render(<Markdown text={text} />);
  expect(container.querySelectorAll('script, img, iframe, a')).toHaveLength(0);
});

it('reads any text, and only ever makes elements of its own', () => {
  const known = 'h2,p,strong,em,del,code,pre,blockquote,ul,ol,li,span,div,table,thead,tbody,tr,th,td,br,hr,a';
  const piece = fc.constantFrom(
    '# ',
    '- ',
    '1. ',
    '`',
    '```',
    '*',
    '_',
    '|',
    '\n',
    '<',
    '>',
    '[',
    '](',
    ')',
    'javascript:',
    'a',
    '&',
    '\\',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 20 }), (pieces) => {
      const { container, unmount } = render(<Markdown text={pieces.join('')} />);
      for (const element of container.querySelectorAll('*')) expect(element.matches(known)).toBe(true);
      for (const link of container.querySelectorAll('a')) expect(link.href).toMatch(/^(https?|mailto):/);
      unmount();
    }),
  );
});
