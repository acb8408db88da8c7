import { HarnessRunner } from '#judge/harness-runner.ts';
import { startLineBackend } from '#judge/node/line-backend.ts';
import { splitRoundTrips } from '#judge/split-round-trip.ts';
import { PYTHON_TOO_DEEP } from '../backend.ts';
import { HARNESS_FOLDER } from './harness-files.ts';

/** The system's own `python3` (3.11 or later) under the same harness: fast, for checking content. Not a security boundary. */
export function createNativePythonRunner(): HarnessRunner {
  const start = async () =>
    // -s: none of the machine's own packages. The hash seed makes two runs alike.
    startLineBackend('python3', ['-s', '-B', '-m', 'judge_harness'], {
      cwd: HARNESS_FOLDER,
      env: { PATH: process.env.PATH, PYTHONHASHSEED: '0', PYTHONUTF8: '1' },
    });
  return new HarnessRunner({ start: splitRoundTrips(start), tooDeep: PYTHON_TOO_DEEP });
}
