import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { answers, isThere } from '../hosting/local-programs.ts';
import { type Driven, type LocalBrowser, printed } from './driven.ts';

const [BROWSER] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
const PORT = 4197;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const START_MS = 20_000;

/** A command of WebDriver (https://w3c.github.io/webdriver). */
// biome-ignore lint/suspicious/noExplicitAny: each command answers in a form of its own
async function send(method: 'POST' | 'DELETE', path: string, body?: object): Promise<any> {
  const answer = await fetch(ADDRESS + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function start(): Promise<Driven> {
  const programs: ChildProcess[] = [];
  const stop = () => {
    for (const program of programs.reverse()) program.kill();
  };
  try {
    // It shows itself, if only to nobody.
    const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    programs.push(display);
    const number = await printed(display, display.stdout, /(\d+)\n/, START_MS);
    const env = { ...process.env, DISPLAY: `:${number}` };
    const driver = spawn('WebKitWebDriver', [`--port=${PORT}`], { env, stdio: 'ignore' });
    programs.push(driver);
    await answers(PORT, driver);
    const options = { binary: BROWSER, args: ['--automation'] };
    const { sessionId } = await send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    const at = `/session/${sessionId}`;
    await send('POST', `${at}/window/rect`, { width: 1280, height: 860 });
    return {
      open: (url) => send('POST', `${at}/url`, { url }),
      async run(call, ...args) {
        return await send('POST', `${at}/execute/sync`, { script: `return (${call})(...arguments)`, args });
      },
      close: () =>
        void send('DELETE', at)
          .catch(() => {})
          .finally(stop),
    };
  } catch (error) {
    stop();
    throw error;
  }
}

const isComplete =
  BROWSER && existsSync(BROWSER) && isThere('WebKitWebDriver', '--version') && isThere('Xvfb', '-version');

export const webkit: LocalBrowser = {
  name: 'WebKit',
  missing: isComplete
    ? undefined
    : 'not all of it is installed (Debian: apt-get install webkit2gtk-driver xvfb)',
  patience: 4,
  start,
};
