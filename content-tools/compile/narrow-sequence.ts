import { LINE_HEIGHT, textWidth } from '#canvas/words.ts';
import type { DiagramShape } from '#dataset/diagram.ts';
import type { SequenceSource } from '#dataset/sequence.ts';
import { NARROW } from './narrow-width.ts';
import {
  ABOVE_ARROW,
  BELOW_ARROW,
  boxWidth,
  type Drawn,
  drawStep,
  HEAD_PADDING,
  LOOP,
  line,
  linesOf,
  type Message,
  type Participant,
  TAIL,
  textSize,
} from './sequence-parts.ts';

/** Between two participants' boxes, and between a lifeline and a box that it passes. */
const GAP = 8;
/** Between a lifeline and a text that it makes way for. */
const CLEAR = 5;
/** A box is broken into lines beyond this width, but never within a name. */
const WIDEST_HEAD = 100;

interface Head {
  participant: Participant;
  text: string;
  w: number;
  /** In the lower of two rows. */
  lower: boolean;
}

/** A participant's text in as many lines as a narrow box takes: `before: Position` becomes two. */
const broken = (text: string) =>
  linesOf(text)
    .map((each) => (textWidth(each) > WIDEST_HEAD ? each.replaceAll(' ', '\n') : each))
    .join('\n');

/** How far right of the one before a lifeline must be, for boxes in two rows that are next to each other. */
function placed(heads: readonly Head[]): number[] {
  const xs: number[] = [];
  heads.forEach((head, index) => {
    const [before, twoBefore] = [heads[index - 1], heads[index - 2]];
    const apart = (other: Head) =>
      head.lower === other.lower ? (head.w + other.w) / 2 + GAP : (head.lower ? head.w : other.w) / 2 + GAP;
    xs.push(
      Math.max(
        head.w / 2,
        before ? (xs[index - 1] ?? 0) + apart(before) : 0,
        twoBefore ? (xs[index - 2] ?? 0) + apart(twoBefore) : 0,
      ),
    );
  });
  return xs;
}

/** The lifelines' places, as far apart as the width allows, and the boxes above them: in one row if they fit, else in two. */
function layHeads(participants: readonly Participant[]): { heads: Head[]; xs: number[] } {
  const inRows = (rows: 1 | 2) =>
    participants.map((participant, index): Head => {
      const text = broken(participant.text);
      return {
        participant,
        text,
        w: boxWidth({ ...participant, text }),
        lower: rows === 2 && index % 2 === 1,
      };
    });
  const widthOf = (heads: Head[], xs: number[]) =>
    Math.max(...heads.map(({ w }, index) => (xs[index] ?? 0) + w / 2));
  const [single, double] = [inRows(1), inRows(2)];
  const heads = widthOf(single, placed(single)) <= NARROW ? single : double;
  const tight = placed(heads);
  const spare = Math.max(0, NARROW - widthOf(heads, tight)) / (heads.length - 1);
  return { heads, xs: tight.map((x, index) => Math.round(x + spare * index)) };
}

/** An arrow with its text above it, moved into the drawing where it would leave it. */
function drawMessage(message: Message, id: string, top: number, [start, end]: [number, number]): Drawn {
  const { text, returns } = message;
  const size = textSize(text);
  const x = Math.round(Math.max(0, Math.min(NARROW - size.w, (start + end - size.w) / 2)));
  const y = top + size.h + ABOVE_ARROW;
  const shapes: DiagramShape[] = [
    { id: `${id}-text`, type: 'text', x, y: top, ...size, text },
    { ...line(id, 'arrow', [start, y, end, y]), ...(returns && { dash: true }) },
  ];
  return { shapes, bottom: y };
}

/** A step of an object: its text beside the loop where there is room, else above it. */
function drawOwnStep(message: Message, id: string, top: number, x: number): Drawn {
  const size = textSize(message.text);
  const room = LOOP.w + ABOVE_ARROW + size.w;
  if (x + room <= NARROW) return drawStep(message, id, top, x);
  if (x - room >= 0) return drawStep(message, id, top, x, -1);
  const left = Math.round(Math.max(0, Math.min(NARROW - size.w, x - size.w / 2)));
  const loop = drawStep({ ...message, text: '' }, id, top + size.h + ABOVE_ARROW, x).shapes.slice(0, 3);
  const text: DiagramShape = { id: `${id}-text`, type: 'text', x: left, y: top, ...size, text: message.text };
  return { shapes: [...loop, text], bottom: top + size.h + ABOVE_ARROW + LOOP.h };
}

/** A lifeline in pieces that leave out the texts in its way; the first is joined to its box. */
function lifeline(id: string, x: number, top: number, bottom: number, texts: readonly DiagramShape[]) {
  const inTheWay = texts.filter((text) => x > text.x - CLEAR && x < text.x + text.w + CLEAR);
  const pieces: DiagramShape[] = [];
  let y = top;
  const draw = (end: number) => {
    const name = pieces.length === 0 ? `${id}-lifeline` : `${id}-lifeline-${pieces.length + 1}`;
    if (end - y >= ABOVE_ARROW)
      pieces.push({
        ...line(name, 'line', [x, y, x, end]),
        ...(pieces.length === 0 && { from: id }),
        dash: true,
      });
  };
  for (const text of inTheWay) {
    draw(text.y - ABOVE_ARROW);
    y = text.y + text.h + ABOVE_ARROW;
  }
  draw(bottom);
  return pieces;
}

/**
 * Lays a sequence diagram out for a phone, `NARROW` units wide: lifelines close together, boxes in two rows where one does not hold
 * them, and texts over the lifelines, which are broken where a text crosses them.
 */
export function narrowSequence({ participants, messages }: SequenceSource): DiagramShape[] {
  const { heads, xs } = layHeads(participants);
  const h = Math.max(...heads.map(({ text }) => linesOf(text).length)) * LINE_HEIGHT + HEAD_PADDING;
  const lowest = heads.some(({ lower }) => lower) ? 2 * h + GAP : h;
  const xOf = (id: string) => xs[participants.findIndex((each) => each.id === id)] ?? 0;
  const drawn: DiagramShape[] = [];
  let bottom = lowest + TAIL - BELOW_ARROW;
  messages.forEach((message, index) => {
    const [id, top] = [`message-${index + 1}`, bottom + BELOW_ARROW];
    const [start, end] = [xOf(message.from), xOf(message.to)];
    const next =
      start === end ? drawOwnStep(message, id, top, start) : drawMessage(message, id, top, [start, end]);
    drawn.push(...next.shapes);
    bottom = next.bottom;
  });
  const texts = drawn.filter(({ type }) => type === 'text');
  const topOf = ({ lower }: Head) => (lower ? h + GAP : 0);
  return [
    ...heads.map((head, index): DiagramShape => {
      const { id, outside } = head.participant;
      const x = (xs[index] ?? 0) - head.w / 2;
      return {
        id,
        type: 'rect',
        x,
        y: topOf(head),
        w: head.w,
        h,
        text: head.text,
        ...(outside && { dash: true }),
      };
    }),
    ...heads.flatMap((head, index) =>
      lifeline(head.participant.id, xs[index] ?? 0, topOf(head) + h + 4, bottom + TAIL, texts),
    ),
    ...drawn,
  ];
}
