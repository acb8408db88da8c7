// Runs before every command, on whatever Node is there, with nothing installed: makes a fresh clone ready.
// Adds the packages when node_modules does not match the lock file, with --chromium the browser for tests, with --wrk what
// puts load on a server for the bench.
import { execSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MARK = join('node_modules', '.dryrun-lock');
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

/** What to do where this script cannot install a browser itself, by system. */
const INSTALL_CHROMIUM = {
  linux: 'Install it as root (Debian: apt-get install chromium)',
  darwin: 'Install Google Chrome (brew install --cask google-chrome)',
  win32: 'Install Google Chrome (winget install Google.Chrome)',
};

/** Packages of Debian can be installed: by root, where there is apt-get. */
const canApt = () => process.getuid?.() === 0 && !spawnSync('apt-get', ['--version']).error;
const lacks = (program) => spawnSync(program, ['-v']).error !== undefined;

function run(command) {
  process.stderr.write(`> ${command}\n`);
  execSync(command, { stdio: ['ignore', 2, 2] });
}

/** Installs what a part of a command wants and says so itself where it is missing: a failure stops nothing. */
const tryApt = (name) => spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: ['ignore', 2, 2] });

function ensureChromium() {
  const paths = JSON.parse(readFileSync(new URL('chromium-paths.json', import.meta.url), 'utf8'));
  const chromium = process.env.CHROMIUM ?? paths[process.platform] ?? '';
  if (existsSync(chromium)) return;
  if (process.env.CHROMIUM || !canApt()) {
    const cure = INSTALL_CHROMIUM[process.platform] ?? 'Install Chromium';
    process.stderr.write(
      `The browser tests need Chromium at ${chromium}. ${cure} or set CHROMIUM to its path.\n`,
    );
    process.exit(1);
  }
  run('apt-get update -qq');
  run('apt-get install -y -qq chromium');
}

if (!existsSync(MARK) || readFileSync(MARK, 'utf8') !== lock) {
  run('npm ci --no-audit --no-fund --loglevel=error');
  writeFileSync(MARK, lock);
}
if (process.argv.includes('--chromium')) {
  ensureChromium();
  // Reads our PDFs as other programs do. Not everywhere to be had: the tests that want it say that they were skipped.
  if (lacks('pdftotext') && canApt()) tryApt('poppler-utils');
}
// Without it the bench says that the load was not measured.
if (process.argv.includes('--wrk') && lacks('wrk') && canApt()) tryApt('wrk');
