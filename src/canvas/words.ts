import type { Box } from './shape.ts';

/** Size and line height of text, in canvas units. */
export const FONT_SIZE = 14;
export const LINE_HEIGHT = 18;
const PADDING = 6;

const NARROW = /[iljtfrI.,:;'|!()[\]\s-]/;
const WIDE = /[mwMW@%&—]/;
const CAPITAL = /[A-Z0-9#$<>=+_]/;

function widthOf(character: string): number {
  if (NARROW.test(character)) return 0.34 * FONT_SIZE;
  if (WIDE.test(character)) return 0.9 * FONT_SIZE;
  if (CAPITAL.test(character)) return 0.66 * FONT_SIZE;
  return (character.codePointAt(0) ?? 0) > 0x2e7f ? FONT_SIZE : 0.55 * FONT_SIZE;
}

/** Roughly how wide a line of text is drawn: the model knows no fonts, and a little too wide does no harm. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

function wrapParagraph(paragraph: string, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  const push = (word: string) => {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer) <= room || line === '') line = longer;
    else {
      lines.push(line);
      line = word;
    }
    // A word that is wider than the box is broken wherever it has to be.
    while (textWidth(line) > room && line.length > 1) {
      let fits = line.length - 1;
      while (fits > 1 && textWidth(line.slice(0, fits)) > room) fits -= 1;
      lines.push(line.slice(0, fits));
      line = line.slice(fits);
    }
  };
  for (const word of paragraph.split(' ')) push(word);
  return [...lines, line];
}

/** The lines in which text is drawn within `width` units; no lines for no text. */
export function wrap(text: string, width: number): string[] {
  if (text.trim() === '') return [];
  const room = Math.max(FONT_SIZE, width - 2 * PADDING);
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, room));
}

/** How much of a box's width its text may take: less where the outline is round. */
const share = (box: Box) => (box.type === 'circle' ? 0.78 : box.kind === 'load-balancer' ? 0.86 : 1);

export const linesOf = (box: Box): string[] => wrap(box.text, box.w * share(box));

/** The box with room for its text: free text grows sideways first, everything else downwards. */
export function fitted(box: Box): Box {
  const widest = Math.max(0, ...box.text.split('\n').map(textWidth)) + 2 * PADDING;
  const w = box.type === 'text' ? Math.max(box.w, Math.min(360, Math.ceil(widest))) : box.w;
  const needed = linesOf({ ...box, w }).length * LINE_HEIGHT + 2 * PADDING;
  const h = Math.max(box.h, box.type === 'circle' ? Math.ceil(needed / 0.8) : needed);
  return w === box.w && h === box.h ? box : { ...box, w, h };
}
