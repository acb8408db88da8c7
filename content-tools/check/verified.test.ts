import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dryrun-verified-'));
  mkdirSync(join(root, 'content'));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.resetModules();
});

const modules = () => import('./verified.ts');
const kept = () => readFileSync(join(root, 'content/verified.json'), 'utf8');

test('a line a check and question, sorted, whatever order they were found in', async () => {
  const { keepFindings } = await modules();
  keepFindings('dsa/b', { 'g++': { key: 'k1', value: [] }, mutants: { key: 'k2', value: { total: 3 } } });
  keepFindings('dsa/a', { 'g++': { key: 'k3', value: [] } });
  expect(kept()).toBe(
    '{\n"g++": {\n"dsa/a": "k3",\n"dsa/b": "k1"\n},\n"mutants": {\n"dsa/b": ["k2",{"total":3}]\n}\n}\n',
  );
});

test('what is kept is known again, by check', async () => {
  const { keepFindings, knownFindings } = await modules();
  const findings = { 'g++': { key: 'k1', value: [] }, mutants: { key: 'k2', value: { total: 3 } } };
  expect(knownFindings('dsa/a')).toEqual({});
  expect(keepFindings('dsa/a', findings)).toBe(true);
  expect(knownFindings('dsa/a')).toEqual(findings);
  expect(knownFindings('dsa/b')).toEqual({});
});

test('nothing is written where nothing is new, and a value under the same key stays', async () => {
  const { keepFindings, knownFindings } = await modules();
  keepFindings('dsa/a', { mutants: { key: 'k', value: { total: 3 } } });
  expect(keepFindings('dsa/a', { mutants: { key: 'k', value: { total: 4 } } })).toBe(false);
  expect(knownFindings('dsa/a').mutants?.value).toEqual({ total: 3 });
  expect(keepFindings('dsa/a', { mutants: { key: 'other', value: { total: 4 } } })).toBe(true);
  expect(knownFindings('dsa/a').mutants?.value).toEqual({ total: 4 });
});

test('a check that failed is forgotten, and so are questions that are gone', async () => {
  const { forgetOthers, keepFindings, knownFindings } = await modules();
  keepFindings('dsa/a', { 'g++': { key: 'k1', value: [] }, javac: { key: 'k2', value: [] } });
  keepFindings('dsa/a', { javac: { key: 'k2', value: [] } });
  expect(Object.keys(knownFindings('dsa/a'))).toEqual(['javac']);
  expect(forgetOthers(['dsa/a'])).toBe(true);
  expect(forgetOthers(['dsa/a'])).toBe(false);
  expect(forgetOthers([])).toBe(true);
  expect(kept()).toBe('{\n\n}\n');
});
