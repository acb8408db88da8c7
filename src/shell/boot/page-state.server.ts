import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the build with what the loaders of each page gave. */
export const STATE_FOLDER = 'state';

/** In characters. Below this a state costs less where it stands than a request of its own would. */
const LEAST_LENGTH = 1000;

interface PageState {
  /** What stays in the page. */
  inline: ReadableStream<Uint8Array> | undefined;
  /** The address of the file that holds it otherwise. */
  file?: string;
}

/**
 * Writes what a page's loaders gave into a file of its own below `root`, unless it is short. React Router would repeat it in the page,
 * whose markup shows it already; without it text and markup fit the first round trips.
 */
export async function putStateAside(
  stream: ReadableStream<Uint8Array> | undefined,
  root: string,
): Promise<PageState> {
  const text = await new Response(stream).text();
  if (text.length < LEAST_LENGTH) return { inline: new Response(text).body ?? undefined };
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
  mkdirSync(join(root, STATE_FOLDER), { recursive: true });
  writeFileSync(join(root, STATE_FOLDER, name), text);
  return { inline: undefined, file: `/${STATE_FOLDER}/${name}` };
}
