import type { Frame } from './html-page.ts';

const MARGIN = 16;
const LINE = 18;
const CHARACTER = 8.2;
const LEAST_WIDTH = 520;
const MOST_WIDTH = 1100;
const MOST_WORDS = 3;

/** A picture's file with the size that it says of itself. */
export interface SizedSvg {
  name: string;
  svg: string;
  width: number;
  height: number;
}

const number = (svg: string, name: string) =>
  Number(new RegExp(`^<svg[^>]* ${name}="([\\d.]+)"`).exec(svg)?.[1] ?? 0);

export const sized = ({ name, svg }: { name: string; svg: string }): SizedSvg => ({
  name,
  svg,
  width: number(svg, 'width'),
  height: number(svg, 'height'),
});

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A text in lines that fit; what doesn't fit into the last one ends in dots. */
export function wrapped(text: string, letters: number, most = MOST_WORDS): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word.slice(0, letters));
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${(lines[most - 1] ?? '').slice(0, letters - 1)}…`];
}

/** The size that every frame of an animation has: that of the largest. */
export function animationSize(
  frames: readonly Frame[],
  pictures: readonly SizedSvg[],
): { width: number; height: number } {
  const of = (frame: Frame) => frame.pictures.flatMap((index) => pictures[index] ?? []);
  const width = Math.max(
    LEAST_WIDTH,
    ...frames.flatMap((frame) => of(frame).map((picture) => picture.width)),
  );
  const heights = frames.map((frame) => of(frame).reduce((sum, { height }) => sum + height + LINE + 8, 0));
  return {
    width: Math.ceil(Math.min(MOST_WIDTH, width) + 2 * MARGIN),
    height: Math.ceil(Math.max(0, ...heights) + 2 * MARGIN + (MOST_WORDS + 2) * LINE),
  };
}

/** One step as a picture: its line, what it did in words, and its pictures below each other. */
export function frameSvg(
  frame: Frame,
  pictures: readonly SizedSvg[],
  source: readonly string[],
  { width, height }: { width: number; height: number },
  tokenOf: (name: string) => string,
): string {
  const letters = Math.floor((width - 2 * MARGIN) / CHARACTER);
  const code = `${frame.line}  ${(source[frame.line - 1] ?? '').trimEnd()}`.slice(0, letters);
  const text = (words: string, y: number, color: string) =>
    `<text xml:space="preserve" x="${MARGIN}" y="${y}" fill="${tokenOf(color)}">${escaped(words)}</text>`;
  const parts = [
    `<rect x="0" y="0" width="${width}" height="${MARGIN + LINE}" fill="${tokenOf('--accent-soft')}"/>`,
    text(code, MARGIN + 6, '--text'),
    ...wrapped(frame.words, letters).map((line, index) =>
      text(line, MARGIN + (index + 2) * LINE + 4, '--text'),
    ),
  ];
  let y = MARGIN + (MOST_WORDS + 2) * LINE;
  for (const index of frame.pictures) {
    const picture = pictures[index];
    if (!picture) continue;
    parts.push(text(picture.name, y + 4, '--text-muted'));
    y += 10;
    const svg = picture.svg.replace(/^<svg/, `<svg x="${MARGIN}" y="${y}"`);
    parts.push(svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokenOf(name)));
    y += picture.height + LINE - 2;
  }
  const font = 'font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13.6"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${font}><rect width="100%" height="100%" fill="${tokenOf('--surface')}"/>${parts.join('')}</svg>`;
}
