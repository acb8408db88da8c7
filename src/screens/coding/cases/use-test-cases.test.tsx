// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DsaQuestion } from '#dataset/schema.ts';
import { connect } from '#storage/connection.ts';
import { testCases } from '#storage/records.ts';
import { lateTransactions } from '#storage/testing/late-transactions.ts';
import { useTestCases } from './use-test-cases.ts';

const LATE_MS = 30;
const QUESTION = {
  databaseId: 'dsa/arrays/two-sum',
  task: {
    signature: {
      kind: 'function',
      name: 'twoSum',
      params: [{ name: 'nums', type: 'int[]' }],
      returns: 'int[]',
    },
  },
  samples: [{ input: { nums: [1] }, expected: [0] }],
} as unknown as DsaQuestion;

let inTime: () => void;
beforeEach(async () => {
  await testCases.remove(QUESTION.databaseId);
  inTime = lateTransactions(LATE_MS);
});
afterEach(() => {
  cleanup();
  inTime();
});

/** The hook as a page uses it, and every text that the first case's input ever had. */
function open(question = QUESTION) {
  const texts: string[] = [];
  const { result } = renderHook(() => {
    const model = useTestCases(question);
    const text = model.cases[0]?.input ?? '';
    if (texts.at(-1) !== text) texts.push(text);
    return model;
  });
  return { result, texts };
}

it('never shows an older text than the one that was typed, however late a transaction ends', async () => {
  const { result, texts } = open();
  await waitFor(() => expect(result.current.loaded).toBe(true));
  texts.length = 0;
  const typed: string[] = [];
  // Each key adds to what is shown, as in a text field, and comes while earlier ones are being written.
  for (const key of '11,22,33,44') {
    await act(async () => {
      const { cases, change } = result.current;
      const text = typed.length === 0 ? key : `${cases[0]?.input}${key}`;
      typed.push(text);
      change('sample-1', { input: text });
      await new Promise((next) => setTimeout(next, LATE_MS / 4));
    });
  }
  const whole = { id: 'sample-1', input: '11,22,33,44', output: '', expected: '[0]' };
  await waitFor(async () => expect((await testCases.get(QUESTION.databaseId))?.cases).toEqual([whole]));
  expect(typed.at(-1)).toBe('11,22,33,44');
  expect(texts).toEqual(typed);
});

it('does not write over kept cases before they have been read', async () => {
  const kept = [{ id: 'own', input: '7', output: '', expected: '' }];
  const question = { ...QUESTION, databaseId: 'dsa/arrays/kept-before' };
  await (await connect())?.put('testCases', { id: question.databaseId, cases: kept });
  const { result } = open(question);
  expect(result.current.loaded).toBe(false);
  act(() => {
    result.current.add();
    result.current.change('sample-1', { input: 'lost' });
    result.current.restoreSamples();
  });
  await waitFor(() => expect(result.current.loaded).toBe(true));
  expect(result.current.cases).toEqual(kept);
  expect((await testCases.get(question.databaseId))?.cases).toEqual(kept);
});
