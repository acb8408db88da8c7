import { LINE_HEIGHT } from '#canvas/words.ts';
import type { DiagramShape } from '#dataset/diagram.ts';
import type { Sequence, SequenceSource } from '#dataset/sequence.ts';
import { renderMarkdown } from '../read/markdown.ts';
import { narrowSequence } from './narrow-sequence.ts';
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
  TAIL,
  textSize,
} from './sequence-parts.ts';

/** Between two participants. */
const BOX_GAP = 14;
/** Between a text and the lifelines beside it, both together. */
const AIR = 10;

/** The gaps between lifelines that a message runs over: of a step of its own, the one to the right. */
function spanOf({ from, to }: Message, places: ReadonlyMap<string, number>): { first: number; last: number } {
  const [a, b] = [places.get(from) ?? 0, places.get(to) ?? 0];
  return { first: Math.min(a, b), last: Math.max(a, b, Math.min(a, b) + 1) - 1 };
}

/** The room that a message's text needs between two lifelines. */
const roomFor = ({ from, to, text }: Message) => textSize(text).w + AIR + (from === to ? LOOP.w : 0);

/** The gap that a message's text stands in: the widest that it runs over, the sender's where none is wider. */
function gapOf(message: Message, gaps: readonly number[], places: ReadonlyMap<string, number>): number {
  const { first, last } = spanOf(message, places);
  const backwards = (places.get(message.from) ?? 0) > (places.get(message.to) ?? 0);
  const passed = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const fromSender = backwards ? passed.toReversed() : passed;
  return fromSender.reduce((best, gap) => ((gaps[gap] ?? 0) > (gaps[best] ?? 0) ? gap : best));
}

/** How far each lifeline is from the next, so that every text finds room; messages between neighbors come first. */
function spread({ participants, messages }: SequenceSource, places: ReadonlyMap<string, number>): number[] {
  const gaps = participants.slice(1).map((participant, index) => {
    const left = participants[index];
    return (boxWidth(participant) + (left ? boxWidth(left) : 0)) / 2 + BOX_GAP;
  });
  const length = (message: Message) => {
    const { first, last } = spanOf(message, places);
    return last - first;
  };
  for (const message of messages.toSorted((a, b) => length(a) - length(b))) {
    const gap = gapOf(message, gaps, places);
    // To the right of the last lifeline there is all the room one wants.
    if (gap < gaps.length) gaps[gap] = Math.max(gaps[gap] ?? 0, roomFor(message));
  }
  return gaps;
}

/** An arrow from one lifeline to another, with its text above it around `middle`. */
function drawArrow(message: Message, id: string, top: number, middle: number, ends: [number, number]): Drawn {
  const { text, returns } = message;
  const size = textSize(text);
  const y = top + size.h + ABOVE_ARROW;
  const shapes: DiagramShape[] = [
    { id: `${id}-text`, type: 'text', x: Math.round(middle - size.w / 2), y: top, ...size, text },
    { ...line(id, 'arrow', [ends[0], y, ends[1], y]), ...(returns && { dash: true }) },
  ];
  return { shapes, bottom: y };
}

const flat = (text: string) => text.replaceAll('\n', ' ');

/** A message in words, for those who do not see the drawing or see only a part of it. */
function inWords({ from, to, text, returns }: Message, names: ReadonlyMap<string, string>): string {
  const [sender, receiver] = [names.get(from) ?? from, names.get(to) ?? to];
  if (from === to) return `Within ${sender}: ${flat(text)}`;
  return `${sender} ${returns ? 'back to' : 'to'} ${receiver}: ${flat(text)}`;
}

/**
 * Lays a sequence diagram out: participants side by side, those outside the program dashed, each with a dashed lifeline, and below
 * them one message after the other, with its text above the arrow between two lifelines.
 */
export function compileSequence(source: SequenceSource): Sequence {
  const { title, says, participants, messages } = source;
  const places = new Map(participants.map(({ id }, index) => [id, index]));
  const gaps = spread(source, places);
  const xs = participants.map((_, index) =>
    Math.round(gaps.slice(0, index).reduce((sum, gap) => sum + gap, 0)),
  );
  const h = Math.max(...participants.map(({ text }) => linesOf(text).length)) * LINE_HEIGHT + HEAD_PADDING;
  const xOf = (id: string) => xs[places.get(id) ?? 0] ?? 0;
  const drawn: DiagramShape[] = [];
  let bottom = h + TAIL - BELOW_ARROW;
  messages.forEach((message, index) => {
    const [id, top] = [`message-${index + 1}`, bottom + BELOW_ARROW];
    const [start, end] = [xOf(message.from), xOf(message.to)];
    const gap = gapOf(message, gaps, places);
    const middle = ((xs[gap] ?? 0) + (xs[gap + 1] ?? 0)) / 2;
    const next =
      start === end ? drawStep(message, id, top, start) : drawArrow(message, id, top, middle, [start, end]);
    drawn.push(...next.shapes);
    bottom = next.bottom;
  });
  const boxes = participants.map((participant): DiagramShape => {
    const w = boxWidth(participant);
    const { id, text, outside } = participant;
    return { id, type: 'rect', x: xOf(id) - w / 2, y: 0, w, h, text, ...(outside && { dash: true }) };
  });
  const lifelines = participants.map(({ id }) => ({
    ...line(`${id}-lifeline`, 'line', [xOf(id), h + 4, xOf(id), bottom + TAIL]),
    from: id,
    dash: true as const,
  }));
  const names = new Map(participants.map(({ id, text }) => [id, flat(text)]));
  return {
    title,
    html: renderMarkdown(says),
    shapes: [...boxes, ...lifelines, ...drawn],
    narrow: narrowSequence(source),
    steps: messages.map((message) => inWords(message, names)),
  };
}
