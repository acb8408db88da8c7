import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isThere } from '../hosting/local-programs.ts';
import { type Driven, type LocalBrowser, printed } from './driven.ts';

const COMMAND = process.env.FIREFOX ?? 'firefox-esr';
const START_MS = 60_000;

interface Answer {
  id?: number;
  result?: Record<string, never>;
  error?: string;
  message?: string;
}

/** A session of WebDriver BiDi (https://w3c.github.io/webdriver-bidi): commands and their answers over one WebSocket. */
async function session(address: string) {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<Record<string, never>>>();
  socket.addEventListener('message', ({ data }) => {
    const { id = -1, result, message } = JSON.parse(data) as Answer;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (result) asked?.resolve(result);
    else asked?.reject(new Error(message));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has gone'));
  });
  let last = 0;
  // biome-ignore lint/suspicious/noExplicitAny: each command answers in a form of its own
  return function send(method: string, params: object): Promise<any> {
    last += 1;
    const answer = Promise.withResolvers<Record<string, never>>();
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answer.promise;
  };
}

async function start(): Promise<Driven> {
  const profile = mkdtempSync(join(tmpdir(), 'dryrun-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const program = spawn(COMMAND, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const close = () => {
    program.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 3 }));
    program.kill();
  };
  try {
    const send = await session(await printed(program, program.stderr, /listening on (ws:\S+)/, START_MS));
    await send('session.new', { capabilities: {} });
    const { contexts } = await send('browsingContext.getTree', {});
    const { context } = contexts[0];
    await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 860 } });
    return {
      open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      async run(call, ...given) {
        const { result, exceptionDetails } = await send('script.callFunction', {
          functionDeclaration: `(given) => JSON.stringify((${call})(...JSON.parse(given)) ?? null)`,
          arguments: [{ type: 'string', value: JSON.stringify(given) }],
          target: { context },
          awaitPromise: false,
        });
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return JSON.parse(result.value);
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

export const firefox: LocalBrowser = {
  name: 'Firefox',
  missing: isThere(COMMAND, '--version')
    ? undefined
    : `${COMMAND} is not installed (Debian: apt-get install firefox-esr)`,
  patience: 1,
  start,
};
