import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type SequenceSource, sequenceSchema } from '#dataset/sequence.ts';
import { compileSequence } from '../compile/compile-sequence.ts';
import { NARROW } from '../compile/narrow-width.ts';
import { checkSequence, WIDEST } from './check-sequence.ts';

const CODE = `\`\`\`python
class Lot:
    def enter(self, plate):
        self._journal.write(plate)

class Journal:
    def write(self, plate): ...

if __name__ == "__main__":
    assert Lot()
\`\`\`
`;

const SOURCE = {
  title: 'A car enters',
  says: 'The lock is taken in `Lot`, so that nobody else sees half a change.',
  participants: [
    { id: 'gate', text: 'Gate', outside: true },
    { id: 'lot', text: 'Lot' },
    { id: 'journal', text: 'Journal' },
  ],
  messages: [
    { from: 'gate', to: 'lot', text: 'enter("B 12")' },
    { from: 'lot', to: 'lot', text: 'take the lock' },
    { from: 'lot', to: 'journal', text: 'write("B 12")' },
    { from: 'journal', to: 'lot', text: 'written', returns: true },
    { from: 'lot', to: 'gate', text: 'Ticket', returns: true },
  ],
} as const;

/** The sequence with its parts changed. */
const parse = (more: object = {}): SequenceSource => z.parse(sequenceSchema, { ...SOURCE, ...more });
const [call, step, write, written, ticket] = SOURCE.messages;

function problems(more: object): string {
  const found: string[] = [];
  checkSequence(parse(more), CODE, (field, message) => found.push(`${field}: ${message}`));
  return found.join('\n');
}

describe('a sequence diagram', () => {
  it('has a box and a lifeline for each participant, from left to right', () => {
    const { shapes } = compileSequence(parse());
    const boxes = shapes.filter(({ type }) => type === 'rect');
    expect(boxes.map(({ text, dash }) => [text, dash])).toEqual([
      ['Gate', true],
      ['Lot', undefined],
      ['Journal', undefined],
    ]);
    expect(boxes.map(({ x }) => x)).toEqual(boxes.map(({ x }) => x).toSorted((a, b) => a - b));
    for (const box of boxes) {
      const lifeline = shapes.find(({ from }) => from === box.id);
      expect(lifeline).toMatchObject({
        type: 'line',
        dash: true,
        x: box.x + box.w / 2,
        x2: box.x + box.w / 2,
      });
    }
  });

  it('has its messages from top to bottom, calls solid and returns dashed, between the lifelines of their ends', () => {
    const { shapes } = compileSequence(parse());
    const xOf = (id: string) => shapes.find(({ from }) => from === id)?.x;
    const arrows = shapes.filter(({ type }) => type === 'arrow');
    expect(arrows.map(({ dash }) => dash ?? false)).toEqual([false, false, false, true, true]);
    const rows = arrows.map(({ y }) => y);
    expect(rows).toEqual(rows.toSorted((a, b) => a - b));
    expect([arrows[0]?.x, arrows[0]?.x2]).toEqual([xOf('gate'), xOf('lot')]);
    expect([arrows[4]?.x, arrows[4]?.x2]).toEqual([xOf('lot'), xOf('gate')]);
  });

  it('says its messages in words', () => {
    const first = { ...call, text: 'enter("B 12")\nwaits' };
    expect(compileSequence(parse({ messages: [first, step, write, written, ticket] })).steps).toEqual([
      'Gate to Lot: enter("B 12") waits',
      'Within Lot: take the lock',
      'Lot to Journal: write("B 12")',
      'Journal back to Lot: written',
      'Lot back to Gate: Ticket',
    ]);
  });

  it('makes room for a long text, also of a message that passes a lifeline', () => {
    const long = { from: 'gate', to: 'journal', text: 'write(a rather long plate)' };
    expect(problems({ messages: [call, step, write, long, written] })).toBe('');
  });

  it('fits a phone: boxes in two rows where one is too wide, texts never under a line, steps inside the drawing', () => {
    const names = ['Restaurant', 'FoodOrdering', 'before: Position', 'Payments', 'OrderListener'];
    const participants = names.map((text, index) => ({ id: `p${index}`, text, outside: true }));
    const message = (from: number, to: number, text: string) => ({ from: `p${from}`, to: `p${to}`, text });
    const crowded = [
      message(0, 1, 'accept an order, with its key'),
      message(4, 4, 'a step of the last one itself'),
      message(2, 2, 'a step in the middle that takes all the room'),
      message(1, 3, 'pay'),
      message(3, 4, 'tell'),
    ];
    const { narrow } = compileSequence(parse({ participants, messages: crowded }));
    const heads = narrow.filter(({ type }) => type === 'rect');
    expect(new Set(heads.map(({ y }) => y)).size).toBe(2);
    expect(heads[2]?.text).toBe('before:\nPosition');
    for (const { x, w, x2 = x } of narrow) {
      expect(Math.min(x, x2)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + w, x2)).toBeLessThanOrEqual(NARROW);
    }
    expect(problems({ participants, messages: crowded })).not.toContain('narrow');

    const few = compileSequence(parse()).narrow.filter(({ type }) => type === 'rect');
    expect(new Set(few.map(({ y }) => y)).size).toBe(1);
  });

  it('is fine as it should be', () => {
    expect(problems({})).toBe('');
  });

  it.each([
    [
      'an unknown participant',
      { messages: [call, step, write, written, { ...ticket, to: 'exit' }] },
      /no participant exit/,
    ],
    [
      'a silent one',
      { participants: [...SOURCE.participants, { id: 'x', text: 'X', outside: true }] },
      /x: sends and gets no/,
    ],
    ['an id used twice', { participants: [...SOURCE.participants, SOURCE.participants[0]] }, /same id/],
    [
      'a return without a call',
      { messages: [step, ticket, call, write, written] },
      /message 2: returns to who has not called/,
    ],
    [
      'a class that the program has not',
      { participants: [SOURCE.participants[0], { id: 'lot', text: 'a: Garage' }, SOURCE.participants[2]] },
      /no class Garage/,
    ],
    [
      'a method that the program has not',
      { messages: [{ ...call, text: 'drive(in)' }, step, write, written, ticket] },
      /no drive\(\)/,
    ],
    [
      'more width than there is',
      { messages: [{ ...call, text: `enter(${'a'.repeat(70)})` }, step, write, written, ticket] },
      new RegExp(`shorten or break texts to get to ${WIDEST}`),
    ],
  ])('is reported for %s', (_name, more, message) => {
    expect(problems(more)).toMatch(message);
  });
});
