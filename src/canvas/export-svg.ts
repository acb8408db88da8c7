import { outline } from './describe.ts';
import type { Drawing } from './drawing.ts';
import { originOf, type Part, partsOf, wordsOf } from './figure.ts';
import { grown, unionOf } from './geometry.ts';
import { isLine, type Shape } from './shape.ts';
import { FONT_SIZE, LINE_HEIGHT } from './words.ts';

const MARGIN = 24;

/** Colors of an exported drawing: as on paper, whatever the theme. */
const INK = '#1d1b18';
const PAPER = '#ffffff';

const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // XML knows no control characters, not even escaped.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

const FILLS = {
  body: `fill="${PAPER}" stroke="${INK}"`,
  detail: `fill="none" stroke="${INK}"`,
  solid: `fill="${INK}" stroke="${INK}"`,
};

function part({ tag, role, attributes }: Part): string {
  const own = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<${tag} ${own.join(' ')} ${FILLS[role]} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>`;
}

function words(shape: Shape): string {
  const { lines, x, y } = wordsOf(shape);
  if (lines.length === 0) return '';
  const spans = lines.map(
    (line, index) => `<tspan x="${x}" y="${y + index * LINE_HEIGHT}">${escapeXml(line) || ' '}</tspan>`,
  );
  // A line's label stands on the line, so it needs paper behind it.
  const halo = isLine(shape) ? ` stroke="${PAPER}" stroke-width="6" paint-order="stroke"` : '';
  return `<text text-anchor="middle" dominant-baseline="central" fill="${INK}"${halo}>${spans.join('')}</text>`;
}

function figure(shape: Shape): string {
  const { x, y } = originOf(shape);
  return `<g transform="translate(${x} ${y})">${partsOf(shape).map(part).join('')}${words(shape)}</g>`;
}

/** The drawing as the text of an SVG file of its own, black on white, with its outline as description. */
export function exportSvg(drawing: Drawing, title: string): string {
  const { x, y, w, h } = grown(unionOf(drawing.shapes) ?? { x: 0, y: 0, w: 100, h: 60 }, MARGIN);
  const text = outline(drawing).map((entry) => entry.text);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}" font-family="'Instrument Sans', system-ui, sans-serif" font-size="${FONT_SIZE}" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<desc>${escapeXml(text.join('; '))}</desc>`,
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${PAPER}"/>`,
    ...drawing.shapes.map(figure),
    '</svg>',
  ].join('\n');
}
