import { expect, it, vi } from 'vitest';
import { latestOnly } from './latest-only.ts';

interface Note {
  id: string;
  text: string;
}

it('folds writes that wait for one of the same key, and always ends with the newest', async () => {
  const written: string[] = [];
  const gates: (() => void)[] = [];
  const save = latestOnly(async ({ id, text }: Note) => {
    await new Promise<void>((open) => gates.push(open));
    written.push(`${id}:${text}`);
  });
  const done = Promise.all([
    save({ id: 'a', text: '1' }),
    save({ id: 'a', text: '2' }),
    save({ id: 'b', text: '1' }),
    save({ id: 'a', text: '3' }),
  ]);
  while (written.length < 3) {
    gates.shift()?.();
    await Promise.resolve();
  }
  await done;
  expect(written.filter((line) => line.startsWith('a'))).toEqual(['a:1', 'a:3']);
  expect(written).toContain('b:1');
});

it('goes on after a finished write', async () => {
  const written: string[] = [];
  const save = latestOnly(async ({ text }: Note) => {
    written.push(text);
  });
  await save({ id: 'a', text: '1' });
  await save({ id: 'a', text: '2' });
  expect(written).toEqual(['1', '2']);
});

it('writes what waits as soon as the page is left, and once', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  const { latestOnly } = await import('./latest-only.ts');
  const written: string[] = [];
  let open = () => {};
  const save = latestOnly(async ({ text }: Note) => {
    written.push(text);
    await new Promise<void>((resolve) => {
      open = resolve;
    });
  });
  const first = save({ id: 'a', text: '1' });
  void save({ id: 'a', text: '2' });
  void save({ id: 'a', text: '3' });
  expect(written).toEqual(['1']);
  const end = open;
  page.dispatchEvent(new Event('pagehide'));
  expect(written).toEqual(['1', '3']);
  // Whoever hears of it later, as a drawing that gathers changes, still has it written.
  void save({ id: 'a', text: '4' });
  expect(written).toEqual(['1', '3', '4']);
  end();
  await first;
  expect(written).toEqual(['1', '3', '4']);
  page.dispatchEvent(new Event('pageshow'));
  void save({ id: 'a', text: '5' });
  void save({ id: 'a', text: '6' });
  expect(written).toEqual(['1', '3', '4', '5']);
  vi.unstubAllGlobals();
});
