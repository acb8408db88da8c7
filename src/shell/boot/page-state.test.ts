import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { putStateAside } from './page-state.server.ts';

const LONG = `["${'a \\"quoted\\" word, '.repeat(100)}"]\n`;

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'state-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
const streamOf = (text: string) => new Response(text).body ?? undefined;

test('a long state is a file by the hash of its text, and nothing of it stays', async () => {
  const root = emptyFolder();
  const { inline, file = '' } = await putStateAside(streamOf(LONG), root);
  expect(inline).toBeUndefined();
  expect(file).toMatch(/^\/state\/[0-9a-f]{16}\.json$/);
  expect(readFileSync(join(root, file), 'utf8')).toBe(LONG);
  expect((await putStateAside(streamOf(LONG), root)).file).toBe(file);
  expect((await putStateAside(streamOf(`${LONG}x`), root)).file).not.toBe(file);
});

test('a short state stays in the page', async () => {
  const root = emptyFolder();
  const { inline, file } = await putStateAside(streamOf('[{}]\n'), root);
  expect(file).toBeUndefined();
  expect(await new Response(inline).text()).toBe('[{}]\n');
  expect(readdirSync(root)).toEqual([]);
});
