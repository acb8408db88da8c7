import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A program and its arguments, started without a shell, so that it is the same on every system. */
export type Command = readonly [program: string, ...args: string[]];

/** A script of ours on the Node that runs this one. */
export const script = (file: string, ...args: string[]): Command => [process.execPath, file, ...args];

/** The program of an installed package: its JavaScript, not the launcher in `.bin`, which is another file on Windows. */
export function tool(packageName: string, name: string, ...args: string[]): Command {
  const folder = join('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return script(join(folder, typeof bin === 'string' ? bin : bin[name]), ...args);
}

/** npm, which on Windows is no program that could be started without a shell; its JavaScript can. */
export function npm(...args: string[]): Command {
  const own = process.env.npm_execpath;
  return own && existsSync(own) ? script(own, ...args) : ['npm', ...args];
}
