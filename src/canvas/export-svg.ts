import { outline } from './describe.ts';
import type { Drawing } from './drawing.ts';
import { originOf, type Part, partsOf, wordsOf } from './figure.ts';
import { grown, unionOf } from './geometry.ts';
import { fileColors } from './palette.ts';
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

const DASH = ' stroke-dasharray="6 5"';

function part({ tag, role, attributes }: Part, shape: Shape): string {
  const { ink, fill, detail } = fileColors(shape);
  const own = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  const paint = {
    body: `fill="${fill}" stroke="${ink}"`,
    detail: `fill="none" stroke="${detail}"`,
    solid: `fill="${ink}" stroke="${ink}"`,
    hollow: `fill="none" stroke="${ink}"`,
  }[role];
  // What is inside a dashed box stays whole, and so does an arrow's head.
  const dashed = shape.dash && (role === 'body' || (isLine(shape) && role === 'detail')) ? DASH : '';
  return `<${tag} ${own.join(' ')} ${paint} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"${dashed}/>`;
}

function words(shape: Shape): string {
  const { lines, x, y, plate } = wordsOf(shape);
  if (lines.length === 0) return '';
  const spans = lines.map(
    (line, index) => `<tspan x="${x}" y="${y + index * LINE_HEIGHT}">${escapeXml(line) || ' '}</tspan>`,
  );
  const ground = plate
    ? `<rect x="${plate.x}" y="${plate.y}" width="${plate.w}" height="${plate.h}" rx="3" fill="${PAPER}"/>`
    : '';
  return `${ground}<text text-anchor="middle" dominant-baseline="central" fill="${INK}">${spans.join('')}</text>`;
}

function figure(shape: Shape): string {
  const { x, y } = originOf(shape);
  const parts = partsOf(shape).map((each) => part(each, shape));
  return `<g transform="translate(${x} ${y})">${parts.join('')}${words(shape)}</g>`;
}

/**
 * The drawing as the text of an SVG file of its own, as on the light screen, with its outline as description.
 * @param font data address of the typeface, so that the picture has the screen's letters wherever it is opened
 */
export function exportSvg(drawing: Drawing, title: string, font?: string): string {
  const { x, y, w, h } = grown(unionOf(drawing.shapes) ?? { x: 0, y: 0, w: 100, h: 60 }, MARGIN);
  const text = outline(drawing).map((entry) => entry.text);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}" font-family="'Instrument Sans', system-ui, sans-serif" font-size="${FONT_SIZE}" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    ...(font
      ? [`<style>@font-face{font-family:'Instrument Sans';src:url(${font});font-weight:400 700}</style>`]
      : []),
    `<desc>${escapeXml(text.join('; '))}</desc>`,
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${PAPER}"/>`,
    ...drawing.shapes.map(figure),
    '</svg>',
  ].join('\n');
}
