import { LINE_HEIGHT, textWidth } from '#canvas/words.ts';
import type { DiagramShape } from '#dataset/diagram.ts';
import type { SequenceSource } from '#dataset/sequence.ts';

export type Message = SequenceSource['messages'][number];
export type Participant = SequenceSource['participants'][number];

/** Of a box around a text: what the canvas leaves free on both sides, and some air. */
const TEXT_PADDING = 12;
const BOX_PADDING = 20;
export const HEAD_PADDING = 18;
const LEAST_BOX = 72;
/** Of the way that leads from an object to itself. */
export const LOOP = { w: 26, h: 20 };
/** Between a text and its arrow, between an arrow and the next text, and from the last one to the lifelines' end. */
export const ABOVE_ARROW = 4;
export const BELOW_ARROW = 10;
export const TAIL = 12;

export const linesOf = (text: string) => text.split('\n');
export const widthOf = (text: string) => Math.max(...linesOf(text).map(textWidth));
/** The size of a free text. */
export const textSize = (text: string) => ({
  w: Math.ceil(widthOf(text)) + TEXT_PADDING,
  h: linesOf(text).length * LINE_HEIGHT + 2,
});
/** Even, so that its middle is a whole number. */
export const boxWidth = ({ text }: Participant) =>
  Math.max(LEAST_BOX, Math.ceil(widthOf(text) / 2) * 2 + BOX_PADDING);

export const line = (
  id: string,
  type: 'line' | 'arrow',
  ends: [number, number, number, number],
): DiagramShape => {
  const [x, y, x2, y2] = ends;
  return { id, type, x, y, w: 0, h: 0, x2, y2, text: '' };
};

/** What is drawn of a message whose text may begin at `top`, and where that ends. */
export interface Drawn {
  shapes: DiagramShape[];
  bottom: number;
}

/**
 * A step of the object at `x` itself: a loop, with its text beside it.
 * @param side where the loop and its text are: 1 to the right, -1 to the left
 */
export function drawStep({ text }: Message, id: string, top: number, x: number, side: 1 | -1 = 1): Drawn {
  const size = textSize(text);
  const h = Math.max(size.h, LOOP.h);
  const [upper, lower, far] = [top + (h - LOOP.h) / 2, top + (h + LOOP.h) / 2, x + side * LOOP.w];
  const left = side === 1 ? far + ABOVE_ARROW : far - ABOVE_ARROW - size.w;
  const shapes: DiagramShape[] = [
    line(`${id}-out`, 'line', [x, upper, far, upper]),
    line(`${id}-down`, 'line', [far, upper, far, lower]),
    line(`${id}-back`, 'arrow', [far, lower, x, lower]),
    { id: `${id}-text`, type: 'text', x: left, y: top + (h - size.h) / 2, ...size, text },
  ];
  return { shapes, bottom: top + h };
}
