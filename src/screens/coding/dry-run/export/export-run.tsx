import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { TracedCall } from '#trace/call-tree.ts';
import type { Scene } from '#trace/pictures/picture.ts';
import type { Replay } from '#trace/replay.ts';
import { stepWords } from '#trace/words.ts';
import { PictureView as PictureSvg } from '../pictures/picture-view.tsx';
import { type PictureView, picturesOf } from '../pictures/pictures-of.ts';
import { standaloneSvg } from '../pictures/standalone-svg.ts';
import { type Frame, htmlPage } from './html-page.ts';

/** Steps that a page has; of a longer run, those around the one that is shown. */
const MOST_STEPS = 400;
/** Characters of all pictures together. */
const MOST_MARKUP = 24_000_000;
const PRINTED_SHOWN = 4000;
/** Steps after which the window gets its turn. */
const TURN = 20;

export interface RunToExport {
  title: string;
  language: string;
  source: string;
  replay: Replay;
  calls: readonly TracedCall[];
  sceneOf: (step: number) => Scene;
  view: PictureView;
  step: number;
}

/** The first step of so many around one. */
export const firstOf = (length: number, step: number, most = MOST_STEPS): number =>
  Math.max(0, Math.min(length - most, step - Math.floor(most / 2)));

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Steps of a run with their pictures, each picture once. */
export interface CollectedSteps {
  frames: Frame[];
  pictures: { name: string; svg: string }[];
  /** The step that the first frame shows. */
  start: number;
}

/** Draws the steps around the one that is shown, with the pictures as the user has them on screen. */
export async function collectSteps(run: RunToExport, most = MOST_STEPS): Promise<CollectedSteps> {
  const { replay, calls, sceneOf, view, step } = run;
  const place = document.createElement('div');
  const root = createRoot(place);
  const indexes = new Map<string, number>();
  const pictures: { name: string; svg: string }[] = [];
  const frames: Frame[] = [];
  let size = 0;
  const start = firstOf(replay.length, step, most);
  const end = Math.min(replay.length, start + most);
  for (let index = start; index < end && size < MOST_MARKUP; index += 1) {
    if (index % TURN === 0) await turn();
    const scene = sceneOf(index);
    const shown = picturesOf(scene, calls, index, view).pictures.map(({ name, picture }) => {
      flushSync(() => root.render(<PictureSvg picture={picture} onPlace={() => {}} />));
      // Colors stay variables: the page has them in its style.
      const svg = standaloneSvg(place.innerHTML, (token) => `var(${token})`);
      const key = `${name}\n${svg}`;
      const known = indexes.get(key);
      if (known !== undefined) return known;
      indexes.set(key, pictures.length);
      size += svg.length;
      return pictures.push({ name, svg }) - 1;
    });
    frames.push({
      number: index + 1,
      line: replay.line(index),
      words: stepWords(replay, index),
      printed: replay.output.slice(0, scene.state.printed).slice(-PRINTED_SHOWN),
      pictures: shown,
    });
  }
  root.unmount();
  return { frames, pictures, start };
}

/** The value of one of the page's CSS variables. */
export function pageTokens(): (name: string) => string {
  const style = getComputedStyle(document.body);
  return (name) => style.getPropertyValue(name).trim();
}

/** A run as a page of its own. */
export async function exportRun(run: RunToExport): Promise<string> {
  const { title, language, source, replay, step } = run;
  const { frames, pictures, start } = await collectSteps(run);
  return htmlPage({
    title,
    language,
    source,
    frames,
    pictures,
    first: Math.min(step - start, frames.length - 1),
    steps: replay.length,
    tokenOf: pageTokens(),
  });
}
