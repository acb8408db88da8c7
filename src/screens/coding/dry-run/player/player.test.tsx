// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { languageOf } from '#judge/languages.ts';
import type { Operation } from '#trace/format.ts';
import { Replay } from '#trace/replay.ts';
import { Player } from './player.tsx';

const SOURCE = `class Solution:
    def f(self, x):
        left, total, seen = 0, 0, {}
        while left < len(x):
            total += x[left]
            seen[left] = total
            print(total)
            left += 1
        return total
`;
const NUMBERS = [4, 9, 2];

/** What a tracer writes of the program above. */
function operations(): Operation[] {
  const written: Operation[] = [
    ['c', 1, 'f', 2, 0],
    ['v', 1, 'x', [1]],
    ['n', 1, 'list', 'list', 3, NUMBERS],
    ['l', 3],
    ['v', 1, 'left', 0],
    ['v', 1, 'total', 0],
    ['v', 1, 'seen', [2]],
    ['n', 2, 'dict', 'dict', 0, []],
  ];
  let total = 0;
  for (const [left, number] of NUMBERS.entries()) {
    total += number;
    written.push(['l', 4], ['l', 5], ['v', 1, 'total', total], ['l', 6], ['k', 2, left, total, left + 1]);
    written.push(['l', 7], ['p', `${total}\n`], ['l', 8], ['v', 1, 'left', left + 1]);
  }
  return [...written, ['l', 4], ['l', 9], ['r', total]];
}

const replay = new Replay({
  operations: operations(),
  branches: [[4, 5, 'while']],
  stopped: false,
  skipped: 0,
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const said = () => screen.getByRole('status').textContent;
const line = () =>
  screen.getByRole('list', { name: 'Code' }).querySelector('[aria-current="step"]')?.textContent;
const press = (key: string) => act(() => fireEvent.keyDown(document.body, { key }));

const show = (more: Partial<ComponentProps<typeof Player>> = {}) =>
  render(
    <Player
      title="Two Sum"
      replay={replay}
      source={SOURCE}
      language={languageOf('python')}
      caseNumber={2}
      outcome={<strong>The answer is 15.</strong>}
      onAround={() => {}}
      others={[]}
      traceOther={() => Promise.reject(new Error('nothing to compare with'))}
      {...more}
    />,
  );

const click = (name: string) => act(() => screen.getByRole('button', { name }).click());

test('keys go forward, back, over calls and to both ends; the line, its effect and the sentence follow', () => {
  show();
  expect(said()).toBe('Calls f; x is [4, 9, 2].');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }));
  press('ArrowRight');
  expect(said()).toBe('Line 3: left is 0; total is 0; seen is {}.');
  expect(line()).toContain('left = 0, total = 0, seen = {}');
  press('ArrowRight');
  expect(line()).toMatch(/while left < len\(x\):\s*true/);
  press('ArrowLeft');
  expect(line()).toContain('left, total, seen');
  press('End');
  expect(said()).toBe('f returns 15.The answer is 15.');
  expect(line()).toContain('→ 15');
  press('Home');
  expect(said()).toContain('Calls f');
  press('ArrowDown');
  expect(said()).toContain('Line 3');
});

test('a value leads to the step that wrote it, a line number to its next run, the slider anywhere', () => {
  show();
  press('End');
  press('ArrowLeft');
  act(() => screen.getByRole('button', { name: /^total is 15\./ }).click());
  expect(said()).toBe('Line 5: total goes from 13 to 15.');
  act(() => fireEvent.change(screen.getByRole('slider', { name: 'Step' }), { target: { value: '0' } }));
  act(() => screen.getByRole('button', { name: 'Line 5, 3 runs' }).click());
  expect(said()).toBe('Line 5: total goes from 0 to 4.');
  press('End');
  expect(screen.getAllByRole('region', { name: 'Printed so far' })[0]?.textContent).toContain('4\n13\n15\n');
});

test('structures are drawn, drawn otherwise, hidden, shown and pinned', () => {
  show();
  press('ArrowRight');
  press('ArrowRight');
  expect(screen.getByRole('img', { name: 'x: 3 elements, left at 0.' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'seen: a hash map of 0.' })).toBeDefined();
  act(() =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Draw x as' }), { target: { value: 'stack' } }),
  );
  expect(screen.getByRole('img', { name: 'x: a stack of 3, top 2.' })).toBeDefined();
  act(() => screen.getByRole('button', { name: 'Hide x' }).click());
  expect(screen.queryByRole('img', { name: /^x:/ })).toBeNull();
  act(() => screen.getByRole('button', { name: 'Show x' }).click());
  act(() => screen.getByRole('button', { name: 'Pin seen to the top' }).click());
  const names = within(screen.getByRole('region', { name: 'Pictures' })).getAllByRole('img');
  expect(names.map((picture) => picture.getAttribute('aria-label'))[0]).toMatch(/^seen/);
});

test('an address with a step opens there', () => {
  window.history.replaceState(null, '', '/?dry-run=2&step=3');
  show();
  expect(said()).toBe('Line 5: total goes from 0 to 4.');
  window.history.replaceState(null, '', '/?dry-run=2&step=999999');
  cleanup();
  show();
  expect(said()).toContain('f returns 15.');
});

test('a moment is found by what one asks for; steps that are missing can be asked for again', () => {
  const asked: unknown[] = [];
  const find = (text: string) => {
    act(() => fireEvent.change(screen.getByPlaceholderText(/^line 12/), { target: { value: text } }));
    click('Find next');
  };
  show();
  click('Find a step');
  find('left == 2');
  expect(said()).toBe('Line 8: left goes from 1 to 2.');
  find('line 5');
  expect(said()).toBe('Line 5: total goes from 13 to 15.');
  find('line 5');
  expect(said()).toBe('Line 5: total goes from 0 to 4.');
  find('left ==');
  expect(screen.getByRole('alert').textContent).toContain('Type a line number');
  find('line 99');
  expect(screen.getByRole('alert').textContent).toBe('This never happens in this run.');
  cleanup();

  const long = new Replay({ operations: operations(), branches: [], stopped: false, skipped: 900 });
  show({ replay: long, onAround: (text, query) => asked.push(text, query) });
  click('Find a step');
  find('left == 99');
  click('Run again and keep those steps');
  expect(asked).toEqual(['left == 99', { condition: { name: 'left', operator: '==', value: 99 } }]);
  cleanup();
  show({ asked: { text: 'left == 2', query: { condition: { name: 'left', operator: '==', value: 2 } } } });
  expect(said()).toBe('Line 8: left goes from 1 to 2.');
});

test('another program runs beside one’s own, and the first difference is a click away', async () => {
  const source = SOURCE.replace('total += x[left]', 'total = max(total, x[left])');
  const changed = operations().map((operation): Operation => {
    if (operation[0] !== 'v' || operation[2] !== 'total' || operation[3] === 0) return operation;
    return ['v', 1, 'total', operation[3] === 4 ? 4 : 9];
  });
  const trace = { operations: changed, branches: [], stopped: false, skipped: 0 };
  const traced: string[] = [];
  show({
    others: [{ id: 'reference', label: 'The reference solution', source }],
    traceOther: async (other) => {
      traced.push(other);
      return { kind: 'traced', trace, outcome: { kind: 'answer', output: '9', ms: 1, stdout: '' } as never };
    },
  });
  click('Compare with another program');
  const select = screen.getByRole('combobox', { name: 'Compare with' });
  await act(async () => fireEvent.change(select, { target: { value: 'reference' } }));
  expect(traced).toEqual([source]);
  expect(screen.getByText(/^First difference:/).textContent).toBe(
    'First difference: total is 13 in your code, 9 there.',
  );
  click('Go to it');
  expect(line()).toContain('total += x[left]');
  const other = screen.getByRole('list', { name: 'Code of The reference solution' });
  expect(other.querySelector('[aria-current="step"]')?.textContent).toContain('max(total, x[left])');
  const data = screen.getByRole('region', { name: 'Data of The reference solution' });
  expect(within(data).getByRole('button', { name: /^total is 9\./ })).toBeDefined();
});

test('an editorial’s example has a caption at each key step, and buttons that lead from one to the next', () => {
  const walkthrough = {
    input: {},
    lines: [5],
    moment: 'after' as const,
    columns: ['Sum', 'What happens'],
    rows: ['4', '13', '15'].map((sum) => [sum, `Add up to ${sum}`]),
  };
  show({ walkthrough });
  const captions = screen.getByRole('region', { name: 'Key steps' });
  expect(captions.textContent).toContain('3 key steps');
  click('Next key step');
  click('Next key step');
  expect(said()).toBe('Line 5: total goes from 4 to 13.');
  expect(captions.textContent).toBe('Key step 2 of 3Sum13What happensAdd up to 13');
  click('Previous key step');
  expect(said()).toBe('Line 5: total goes from 0 to 4.');
  cleanup();
  // A caption that belongs to no step would say something wrong.
  show({ walkthrough: { ...walkthrough, rows: [['4', '']] } });
  expect(screen.queryByRole('region', { name: 'Key steps' })).toBeNull();
});

test('the pointer on a name in the code shows its value, a click leads to the step that wrote it; loops say their turn', () => {
  show();
  press('End');
  press('ArrowLeft');
  expect(line()).not.toContain('4 of 4');
  const code = screen.getByRole('list', { name: 'Code' });
  expect(code.children[3]?.textContent).toContain('4 of 4');
  const word = code.querySelector('[data-word="total"]');
  act(() => fireEvent.pointerOver(word ?? code));
  expect(code.lastElementChild?.textContent).toBe('total = 15');
  act(() => fireEvent.click(word ?? code));
  expect(said()).toBe('Line 5: total goes from 13 to 15.');
  act(() => fireEvent.pointerOver(code.querySelector('[data-word="return"]') ?? code));
  expect(code.lastElementChild?.textContent).not.toBe('total = 15');
});
