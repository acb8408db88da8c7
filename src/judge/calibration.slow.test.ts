import { describe, expect, test, vi } from 'vitest';
import { measureMachine } from './calibration.ts';
import { createPageCppRunner } from './languages/cpp/node/page.ts';
import { createPageJavaRunner } from './languages/java/node/page.ts';
import { createPyodideRunner } from './languages/python/node/pyodide.ts';
import { languageOf } from './languages.ts';
import type { Runner } from './runner.ts';

describe('measuring', () => {
  test.each([
    ['python', createPyodideRunner],
    ['cpp', createPageCppRunner],
    ['java', createPageJavaRunner],
  ] as const)('the page’s %s is timed with a program of its own', async (language, create) => {
    const runner = create();
    const ms = await measureMachine(languageOf(language), runner);
    runner.dispose();
    expect(ms).toBeGreaterThan(1);
    expect(ms).toBeLessThan(5000);
  });

  test('the quickest round counts', async () => {
    const times = [90, 70, 80, 75, 300];
    const run = vi.fn<Runner['run']>(async () => ({
      kind: 'answer',
      output: '1',
      stdout: '',
      ms: times.pop() ?? 0,
    }));
    const fake: Runner = {
      warm: async () => {},
      compile: async () => ({ ok: true }),
      run,
      dispose: () => {},
    };
    expect(await measureMachine(languageOf('python'), fake)).toBe(70);
  });

  test('a language without a program, or a round that fails, measures nothing', async () => {
    const run = vi.fn<Runner['run']>(async () => ({ kind: 'time-limit', stdout: '', ms: 5000 }));
    const compile = vi.fn<Runner['compile']>(async () => ({ ok: true }));
    const fake: Runner = { warm: async () => {}, compile, run, dispose: () => {} };
    expect(await measureMachine({}, fake)).toBeUndefined();
    expect(compile).not.toHaveBeenCalled();
    expect(await measureMachine(languageOf('python'), fake)).toBeUndefined();
  });
});
