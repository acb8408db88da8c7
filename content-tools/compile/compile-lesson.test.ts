import { describe, expect, it } from 'vitest';
import { THINGS } from '#dataset/things.ts';
import { renderLesson, sectionsOf } from '../read/lesson-file.ts';
import { buildLessonIndex, buildLessonWords, compileLesson } from './compile-lesson.ts';
import { buildPatternIndex, compilePattern } from './compile-pattern.ts';

/** All content is highlighted; on a busy machine that takes longer than a test usually may. */
const COMPILES_MS = 30_000;

const render = (body: string) => renderLesson(body, (name) => `<svg><text>2^3 ${name}</text></svg>`);

it('a lesson is found by its terms and sources, not by what every lesson has nor by its title', {
  timeout: COMPILES_MS,
}, () => {
  const words = buildLessonWords()['/system-design/speedrun/message-queue']?.split(' ') ?? [];
  expect(words).toEqual(expect.arrayContaining(['kafka', 'idempotent', 'acknowledgments', 'prefetch']));
  for (const word of ['message', 'queue', 'mistakes', 'a', 'of']) expect(words).not.toContain(word);
});

describe('the text of a lesson', () => {
  it('raises powers in prose, and leaves code, drawings and attributes as typed', () => {
    const html = render('2^64 keys, `2^64`\n\n![About 2^64 keys.](ring.svg)\n\n```python\nx = 2^64\n```\n');
    expect(html).toContain('<p>2<sup>64</sup> keys, <code>2^64</code></p>');
    expect(html).toContain('aria-label="About 2^64 keys."');
    expect(html).toContain('<svg><text>2^3 ring.svg</text></svg>');
    expect(html).toContain('<figcaption>About 2<sup>64</sup> keys.</figcaption>');
    expect(html.match(/<sup>/g)).toHaveLength(2);
  });

  it('frames a table, named after its section, and has no empty header', () => {
    const html = render('## A & B\n\n| | x |\n|---|---|\n| 1 | 2 |\n');
    expect(html).toContain(
      '<div class="table-scroll" tabindex="0" role="group" aria-label="Table: A &amp; B"><table>',
    );
    expect(html).toContain('<td></td>');
    expect(html).not.toContain('<th></th>');
  });

  it('colors code, and shows a language it does not know plainly', () => {
    expect(render('```python\nreturn "<"\n\nx\n```')).toBe(
      '<pre class="code" tabindex="0"><code><span class="code-keyword">return</span> <span class="code-string">&quot;&lt;&quot;</span>\n\nx</code></pre>',
    );
    const plain = render('```nonsense\nreturn 1\n```');
    expect(plain).toContain('return 1');
    expect(plain).not.toContain('code-keyword');
  });

  it('lists sections under the ids of their headings', () => {
    const body = '## One `key`, two\n\n### Not this\n\n## Trade-offs\n';
    expect(sectionsOf(body)).toEqual([
      { id: 'one-key-two', title: 'One key, two' },
      { id: 'trade-offs', title: 'Trade-offs' },
    ]);
    for (const { id } of sectionsOf(body)) expect(render(body)).toContain(`<h2 id="${id}">`);
  });
});

it('a lesson carries the words of its own things to try', () => {
  expect(compileLesson('ml-fundamentals', 'losses-and-optimization').things).toEqual(
    (['learning-rate', 'loss-choice'] as const).map((id) => ({ id, ...THINGS[id] })),
  );
});

it(
  'every written lesson compiles, and Next leads from each to the one after it',
  () => {
    const index = buildLessonIndex();
    expect(index.filter(({ collection }) => collection === 'speedrun')).toHaveLength(15);
    for (const { id, collection, to } of index) {
      const lesson = compileLesson(collection, id.slice(collection.length + 1));
      expect(lesson.siblings[lesson.number - 1]).toBe(id);
      expect(lesson.next?.id).toBe(lesson.siblings[lesson.number]);
      expect(lesson.previous?.id).toBe(lesson.siblings[lesson.number - 2]);
      expect(to.endsWith(id.slice(collection.length))).toBe(true);
      // An id twice would send a link of the contents to the wrong place.
      const ids = [...lesson.html.matchAll(/ id="([^"]+)"/g)].map(([, found]) => found);
      expect(new Set(ids).size, id).toBe(ids.length);
    }
  },
  COMPILES_MS,
);

it(
  'every pattern compiles with links to the patterns it is confused with',
  () => {
    const index = buildPatternIndex();
    expect(index).toHaveLength(28);
    for (const { id } of index) {
      const page = compilePattern(id);
      if (page.kind === 'pattern') {
        expect(page.related.length).toBeGreaterThan(0);
        expect(page.code.java).toContain('<pre class="code');
      } else expect(page.after.python).toContain('<pre class="code');
    }
    expect(() => compilePattern('nothing')).toThrow(/order\.json/);
  },
  COMPILES_MS,
);
