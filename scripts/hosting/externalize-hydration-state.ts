import { createHash } from 'node:crypto';
import { STATE_FOLDER } from './headers.ts';

/** Below this a state costs less where it stands than a request of its own would. */
const LEAST_LENGTH = 1000;

const CONTROLLER = 'window.__reactRouterContext.streamController';
const GIVEN =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\((?<text>"(?:[^"\\]|\\.)*")\);<\/script>/g;
const END = `<script>${CONTROLLER}.close();</script>`;

/** What a page's loaders gave, in a file of its own. */
export interface PageState {
  /** Its path in the build. */
  file: string;
  text: string;
  /** Script that hands it to the waiting router. */
  fetch: string;
}

/**
 * A page without the state that React Router repeats its content in, and that state; without one where it is short. Text and
 * markup then fit the first round trips, and only what brings the page alive waits for the rest.
 */
export function stateBeside(html: string): { html: string; state?: PageState } {
  const parts = [...html.matchAll(GIVEN)].map(({ groups }) => JSON.parse(groups?.text ?? '') as string);
  if (parts.length !== html.split(`${CONTROLLER}.enqueue(`).length - 1 || !html.includes(END))
    throw new Error('the page is given its state in a way that is not known here');
  const text = parts.join('');
  if (text.length < LEAST_LENGTH) return { html };
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const file = `${STATE_FOLDER}/${hash}.json`;
  const fetch = `fetch("/${file}").then(async (answer) => {
  if (!answer.ok) throw new Error("/${file}: " + answer.status);
  ${CONTROLLER}.enqueue(await answer.text());
  ${CONTROLLER}.close();
});
`;
  return { html: html.replace(GIVEN, '').replace(END, ''), state: { file, text, fetch } };
}
