import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClassChecks } from '#judge/class-checks.ts';
import { ContentError } from './content-error.ts';

const STARTER = 'starter.java';
const CHECKS = 'checks.java';
const WRONG = /^wrong-[a-z-]+\.java$/;

/** A check begins with its title. */
const CHECK = /^ {4}\/\*\* (.+) \*\/\n {4}static void (\w+)\(\) throws Throwable/gm;
/** The first line of a wrong program: which check finds it, and how. */
const FILED = /^\/\/ (\w+): (Wrong Answer|Runtime Error|Time Limit)(?: (.+))?\n/;

const folderOf = (databaseId: string) => `content/${databaseId}`;
const read = (path: string) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n');

/** The starter and the checks beside a question's file; undefined where its class isn't judged. */
export function readClassChecks(databaseId: string): ClassChecks | undefined {
  const file = join(folderOf(databaseId), CHECKS);
  if (!existsSync(file)) return;
  const source = read(file);
  const checks = [...source.matchAll(CHECK)].map(([, title = '', name = '']) => ({ name, title }));
  if (checks.length < 3)
    throw new ContentError(
      file,
      '',
      `has ${checks.length} checks; write three, each a method below its title`,
    );
  return { starter: read(join(folderOf(databaseId), STARTER)), source, checks };
}

/** A program that a check must find. */
interface WrongClass {
  file: string;
  source: string;
  check: string;
  verdict: string;
  /** Part of what is said. */
  says: string;
}

/** The wrong programs beside a question's file. */
export function readWrongClasses(databaseId: string): WrongClass[] {
  const folder = folderOf(databaseId);
  return readdirSync(folder)
    .filter((name) => WRONG.test(name))
    .sort()
    .map((name) => {
      const file = join(folder, name);
      const source = read(file);
      const [, check = '', verdict = '', says = ''] = FILED.exec(source) ?? [];
      if (!check)
        throw new ContentError(file, 'line 1', 'must say who finds it: // check: Runtime Error deadlock');
      return { file, source, check, verdict, says };
    });
}
