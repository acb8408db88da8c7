import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { npm } from './tests/commands.ts';
import { lockProblems } from './tests/lock-problems.ts';

/** What `npm ci` says against the lock file; empty where it would install. Asks no registry. */
function refusal(): string[] {
  const flags = ['--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const [program, ...args] = npm('ci', ...flags);
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status === 0) return [];
  return [`npm ci would refuse: ${error?.message ?? stderr.trim()}`];
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { families, problems } = lockProblems(packages);
const all = [...problems, ...refusal()];
for (const problem of all) console.error(problem);
console.log(`${Math.max(0, families + 1 - all.length)} passed, ${all.length} failed`);
process.exitCode = all.length > 0 ? 1 : 0;
