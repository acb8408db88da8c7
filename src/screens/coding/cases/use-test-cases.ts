import { useMemo, useRef, useState } from 'react';
import type { DsaQuestion } from '#dataset/schema.ts';
import { formatJson } from '#judge/json.ts';
import { inputParams } from '#judge/signature.ts';
import { formatFields } from '#judge/values.ts';
import { type TestCase, testCases } from '#storage/records.ts';
import { useRecord } from '#storage/use-record.ts';

export interface TestCasesModel {
  cases: TestCase[];
  activeId: string;
  /** False until what was kept has been read; nothing can be changed before. */
  loaded: boolean;
  select: (id: string) => void;
  change: (id: string, part: Partial<TestCase>) => void;
  add: (from?: Pick<TestCase, 'input' | 'expected'>) => void;
  /** At least one case remains; removing the active one selects the first that is left. */
  remove: (id: string) => void;
  restoreSamples: () => void;
}

/** The question's samples as editable test cases: one line of `input` a parameter. */
export function sampleCases(question: DsaQuestion): TestCase[] {
  const { signature } = question.task;
  return question.samples.map((sample, index) => {
    const fields = formatFields(signature, sample.input);
    return {
      id: `sample-${index + 1}`,
      input: inputParams(signature)
        .map(({ name }) => fields[name] ?? '')
        .join('\n'),
      output: '',
      expected: formatJson(sample.expected),
    };
  });
}

/** The user's test cases of one question, kept as they are edited. */
export function useTestCases(question: DsaQuestion): TestCasesModel {
  const samples = useMemo(() => sampleCases(question), [question]);
  const [kept, put, loaded] = useRecord(testCases, question.databaseId);
  const cases = kept?.cases ?? samples;
  const [activeId, setActiveId] = useState(samples[0]?.id ?? '');

  // A run reports outputs after renders of its own, so changes always start from the newest cases.
  const latest = useRef(cases);
  latest.current = cases;
  const store = (next: TestCase[]) => {
    // What was kept and has not been read yet must not be overwritten.
    if (!loaded) return;
    latest.current = next;
    put({ id: question.databaseId, cases: next });
  };
  const first = cases[0];
  return {
    cases,
    loaded,
    activeId: cases.some((item) => item.id === activeId) ? activeId : (first?.id ?? ''),
    select: setActiveId,
    change: (id, part) => store(latest.current.map((item) => (item.id === id ? { ...item, ...part } : item))),
    add: (from) => {
      const active = cases.find((item) => item.id === activeId) ?? first;
      const id = crypto.randomUUID();
      store([
        ...latest.current,
        { id, output: '', input: from?.input ?? active?.input ?? '', expected: from?.expected ?? '' },
      ]);
      setActiveId(id);
    },
    remove: (id) => {
      if (cases.length <= 1) return;
      const left = cases.filter((item) => item.id !== id);
      store(left);
      if (id === activeId) setActiveId(left[0]?.id ?? '');
    },
    restoreSamples: () => {
      store(samples);
      setActiveId(samples[0]?.id ?? '');
    },
  };
}
