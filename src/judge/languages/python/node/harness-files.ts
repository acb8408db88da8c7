import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder that holds the Python package `judge_harness`. */
export const HARNESS_FOLDER = fileURLToPath(new URL('../harness', import.meta.url));

/** Source texts of the harness's files, by name. */
export function readHarness(): Record<string, string> {
  const folder = `${HARNESS_FOLDER}/judge_harness`;
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.py') && name !== '__main__.py')
    .sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));
}
