import type { Language } from '#judge/language.ts';
import { PYTHON_HINTS, PYTHON_NO_ANSWER } from './hints.ts';
import { pythonStarter } from './starter.ts';

/** What solutions are made of: a loop, small numbers, a list, a dictionary. */
const CALIBRATION = `class Solution:
    def measure(self, n):
        seen, values, total = {}, list(range(1000)), 0
        for i in range(n):
            total = (total * 31 + values[i % 1000]) % 1000003
            if total not in seen:
                seen[total] = i
        return total
`;

export const language: Language = {
  id: 'python',
  label: 'Python',
  order: { selector: 2, ask: 1 },
  isDefault: true,
  isRequired: true,
  extension: 'py',
  solutionFile: 'solution.py',
  lineComment: '#',
  timeFactor: 5,
  editorMode: async () => (await import('@codemirror/lang-python')).python(),
  starter: pythonStarter,
  hints: PYTHON_HINTS,
  noAnswerHint: PYTHON_NO_ANSWER,
  calibration: { source: CALIBRATION, n: 200_000, referenceMs: 52 },
  tracer: async () => (await import('./trace/tracer.ts')).pythonTraceRequest,
  runtime: {
    displaySize: '5 MB',
    memoryNote: 'including the interpreter',
    differences: [
      'Calls made from inside sum(), any(), map(), comparisons or a generator nest at least 10,000 deep, and about 600 deep in browsers without JavaScript Promise Integration. Plain calls nest 50,000 deep everywhere.',
    ],
    createRunner: async () => (await import('./browser/runner.ts')).createPythonRunner(),
  },
};
