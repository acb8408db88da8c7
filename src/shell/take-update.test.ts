import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeUpdate } from './take-update.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page on which *Reload* has been pressed, whose new worker waits. */
function pressed() {
  const container = new EventTarget();
  const waiting = Object.assign(new EventTarget(), { state: 'installed', postMessage: vi.fn() });
  const reload = vi.fn();
  takeUpdate(container, { waiting: waiting as unknown as ServiceWorker }, reload);
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  const become = (state: string) => {
    waiting.state = state;
    waiting.dispatchEvent(new Event('statechange'));
  };
  return { reload, become, takeOver: () => container.dispatchEvent(new Event('controllerchange')) };
}

it('loads the page once the new worker has taken it over, and only once', () => {
  const { reload, become, takeOver } = pressed();
  become('activating');
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  become('activated');
  takeOver();
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledOnce();
});

it.each(['activated', 'redundant'])(
  'loads it when the worker has become %s and nobody said more',
  (state) => {
    const { reload, become } = pressed();
    become(state);
    expect(reload).toHaveBeenCalledOnce();
  },
);

it('loads it when the old worker holds the new one up', () => {
  const { reload } = pressed();
  vi.advanceTimersByTime(3000);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([undefined, { waiting: null }])(
  'loads it at once when another tab has taken the update (%o)',
  (gone) => {
    const reload = vi.fn();
    takeUpdate(new EventTarget(), gone, reload);
    expect(reload).toHaveBeenCalledOnce();
  },
);
