import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Picture } from '#trace/pictures/picture.ts';
import { PictureView } from './picture-view.tsx';
import { standaloneSvg } from './standalone-svg.ts';

const PICTURE: Picture = {
  width: 100,
  height: 60,
  words: 'nums: 1 element.',
  bands: [{ key: 'b', x: 1, y: 2, width: 30, height: 20, color: 1 }],
  links: [{ key: 'l', from: [0, 0], to: [10, 10], bend: 0, arrow: true, tone: 'changed' }],
  boxes: [{ key: 'c', x: 5.5, y: 6, width: 30, height: 20, text: '<7>', shape: 'box', tone: 'active' }],
  marks: [{ key: 'm', x: 9, y: 40, text: 'i', color: 0, side: 'below' }],
  notes: [{ key: 'n', x: 9, y: 50, text: '0', anchor: 'middle', tone: 'muted' }],
};

test('a picture that is saved needs no style sheet and no page around it', () => {
  const markup = renderToStaticMarkup(<PictureView picture={PICTURE} onPlace={() => {}} />).replaceAll(
    /transform:translate\(([^)]*)\)/g,
    // As a browser writes it.
    (_, place: string) => `transform: translate(${place.replace(',', ', ').replace(',  ', ', ')});`,
  );
  const svg = standaloneSvg(markup, (name) => `[${name}]`);
  expect(svg).not.toMatch(/class=|style=|var\(/);
  expect(svg).toContain('transform="translate(5.5 6)"');
  expect(svg).toContain('fill="[--accent-soft]"');
  expect(svg).toContain('&lt;7&gt;');
  expect(svg).toMatch(/^<svg[^>]*font-size="13.6"><rect width="100%" height="100%" fill="\[--surface\]"\/>/);
  expect(svg).toMatch(/<text[^>]*stroke="\[--surface\]"[^>]*>0<\/text>/);
});
