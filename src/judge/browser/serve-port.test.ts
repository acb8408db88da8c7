import { afterEach, expect, test, vi } from 'vitest';
import type { Served } from '#judge/worker-link.ts';
import { type PortReply, servePort } from './serve-port.ts';

interface Scope {
  onmessage: ((event: { data: { port: MessagePort; parts: object } }) => void) | null;
}
let opened: MessagePort | undefined;

afterEach(() => {
  opened?.close();
  vi.unstubAllGlobals();
});

/** A worker that serves `start` in this very thread; what it says comes out of `next`, and `ask` posts to it. */
function worker(start: () => Served<string> | Promise<Served<string>>) {
  const scope: Scope = { onmessage: null };
  vi.stubGlobal('self', scope);
  servePort<object, string>(start);
  const { port1, port2 } = new MessageChannel();
  opened = port1;
  const said: PortReply[] = [];
  port1.onmessage = ({ data }) => said.push(data);
  scope.onmessage?.({ data: { port: port2, parts: {} } });
  return {
    scope,
    next: () => vi.waitFor(() => said.shift() ?? Promise.reject(new Error('nothing was said'))),
    ask: (ticket: string, message: string) => port1.postMessage({ ticket, message }),
  };
}

test('a worker says that it is ready, once, and answers each message with its ticket', async () => {
  const { scope, next, ask } = worker(async () => ({
    answer: (message) => (message === 'later' ? Promise.resolve('late') : { said: message }),
    snapshot: new Uint8Array([1, 2]),
  }));
  expect(await next()).toEqual({ ready: true, snapshot: new Uint8Array([1, 2]) });
  // Nobody can hand it another port.
  expect(scope.onmessage).toBeNull();
  ask('first', 'at once');
  expect(await next()).toEqual({ ticket: 'first', reply: { said: 'at once' } });
  ask('second', 'later');
  expect(await next()).toEqual({ ticket: 'second', reply: 'late' });
});

test('what answering throws, now or later, is its death', async () => {
  const { next, ask } = worker(() => ({
    answer: (message) => {
      if (message === 'now') throw new RangeError('too deep');
      return Promise.reject(new Error('too late'));
    },
  }));
  await next();
  ask('a', 'now');
  expect(await next()).toEqual({ ticket: 'a', died: 'RangeError: too deep' });
  ask('b', 'later');
  expect(await next()).toEqual({ ticket: 'b', died: 'Error: too late' });
});

test('a start that fails says why', async () => {
  const { next } = worker(() => Promise.reject(new Error('no memory')));
  expect(await next()).toEqual({ failed: 'Error: no memory' });
});

test('a program that patches the way out does not catch the ticket', async () => {
  const original = MessagePort.prototype.postMessage;
  const caught: unknown[] = [];
  const { next, ask } = worker(() => ({
    answer: () => {
      MessagePort.prototype.postMessage = (message: unknown) => void caught.push(message);
      return 'answered';
    },
  }));
  try {
    await next();
    ask('secret', '');
    expect(await next()).toEqual({ ticket: 'secret', reply: 'answered' });
    expect(caught).toEqual([]);
  } finally {
    MessagePort.prototype.postMessage = original;
  }
});
