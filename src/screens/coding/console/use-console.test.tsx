// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { JudgeSession } from '#judge/browser/session.ts';
import { recordSubmission } from '#storage/record-submission.ts';
import type { Program } from './program.ts';
import { useConsole } from './use-console.ts';

vi.mock('#ui/judge/hidden-tests.ts', () => ({ fetchHiddenTests: async () => [] }));
vi.mock('#storage/record-submission.ts', () => ({ recordSubmission: vi.fn() }));
afterEach(cleanup);

const judged = { verdict: 'Wrong Answer', passed: 1, total: 2, ms: 3 };
const program = {
  question: { databaseId: 'dsa/arrays/two-sum', task: {} },
  language: { id: 'python' },
  source: 'pass',
  session: { judge: async () => judged } as unknown as JudgeSession,
  machineFactor: 1,
} as unknown as Program;

it('shows the verdict, and can judge again, while storage has not kept it and may never do so', async () => {
  vi.mocked(recordSubmission).mockReturnValue(new Promise(() => {}));
  const { result } = renderHook(() => useConsole());
  for (const times of [1, 2]) {
    await act(() => result.current.start('submit', program));
    expect(result.current.state).toMatchObject({ busy: false, report: judged });
    expect(recordSubmission).toHaveBeenCalledTimes(times);
  }
});
