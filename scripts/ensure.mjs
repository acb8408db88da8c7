// Runs before every command, on whatever Node is there, with nothing installed: makes a fresh clone ready.
// Adds the packages when node_modules does not match the lock file, with --chromium the browser for tests, with --wrk what
// puts load on a server for the bench.
import { execSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MARK = 'node_modules/.dryrun-lock';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

function run(command) {
  process.stderr.write(`> ${command}\n`);
  execSync(command, { stdio: ['ignore', 2, 2] });
}

if (!existsSync(MARK) || readFileSync(MARK, 'utf8') !== lock) {
  // Not `npm ci`: it refuses a lock file that leaves out optional packages of other platforms, which a registry
  // may not carry. Without saving, `install` keeps to the lock file as well.
  run('npm install --no-save --no-audit --no-fund --loglevel=error');
  writeFileSync(MARK, lock);
}

if (process.argv.includes('--chromium')) {
  const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(chromium)) {
    const apt = spawnSync('apt-get', ['--version']).status === 0;
    if (!apt || process.getuid?.() !== 0) {
      process.stderr.write(
        `The browser tests need Chromium at ${chromium}. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.\n`,
      );
      process.exit(1);
    }
    run('apt-get update -qq');
    run('apt-get install -y -qq chromium');
  }
  // Reads our PDFs as other programs do. Not everywhere to be had: the tests that want it say that they were skipped.
  if (spawnSync('pdftotext', ['-v']).error && process.getuid?.() === 0) {
    spawnSync('apt-get', ['install', '-y', '-qq', 'poppler-utils'], { stdio: ['ignore', 2, 2] });
  }
}

// Without it the bench says that the load was not measured.
if (process.argv.includes('--wrk') && spawnSync('wrk', ['-v']).error && process.getuid?.() === 0) {
  spawnSync('apt-get', ['install', '-y', '-qq', 'wrk'], { stdio: ['ignore', 2, 2] });
}
