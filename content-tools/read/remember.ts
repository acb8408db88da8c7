import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './project.ts';

/** Tells versions of a file apart; one that is missing has a stamp too. */
function stampOf(file: string): string {
  const found = statSync(join(PROJECT, file), { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : 'missing';
}

/**
 * Remembers what `read` makes of a key until one of the files behind it changes: a build asks for the same question half a dozen times,
 * and `npm run dev` must see edits. What is returned is shared, so nobody may change it; what is thrown is not remembered.
 * @param filesOf paths from the project's root
 */
export function remember<Value>(
  filesOf: (key: string) => readonly string[],
  read: (key: string) => Value,
): (key: string) => Value {
  const known = new Map<string, { stamp: string; value: Value }>();
  return (key) => {
    const stamp = filesOf(key).map(stampOf).join();
    const found = known.get(key);
    if (found?.stamp === stamp) return found.value;
    const value = read(key);
    known.set(key, { stamp, value });
    return value;
  };
}
