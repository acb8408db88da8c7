import { findDates } from '../dates.ts';
import type { Piece } from './flow.ts';
import { type Line, lineText, startsBold } from './line.ts';
import type { OwnSpacing } from './own.ts';

/** One position, school, …: the lines that name it and those that describe it. */
export interface Block {
  heads: Line[];
  body: string[];
}

const hasDate = (line: Line): boolean => findDates(lineText(line)) !== undefined;

/** How a line begins: what the first lines of entries share. */
export const beginning = (line: Line): string =>
  [startsBold(line), Math.round(line.x / 3), Math.round(line.size * 2)].join(' ');

/** Places in a run of head lines at which another entry starts. */
function startsIn(heads: readonly Line[], first: Line, inner: number): number[] {
  const starts = [0];
  for (const [at, line] of heads.entries()) {
    const before = heads[at - 1];
    if (!before) continue;
    const alike = beginning(line) === beginning(first);
    const apart = line.gap > inner + 0.22 && line.page === before.page;
    const since = heads.slice(starts.at(-1), at);
    const returns = alike && startsBold(line) && !startsBold(before);
    if ((alike && apart) || returns) starts.push(at);
    else if (hasDate(line) && since.some(hasDate)) {
      // Entries look alike: as many lines stand before this date as before the first one.
      const offset = Math.max(0, heads.findIndex(hasDate));
      const lastDate = (starts.at(-1) ?? 0) + since.findLastIndex(hasDate);
      starts.push(Math.max(lastDate + 1, at - offset));
    }
  }
  return starts;
}

/** In our own templates a gap stands before every entry, and a page never begins within a head. */
const ownStarts = (heads: readonly Line[], { sameEntry }: OwnSpacing): number[] =>
  heads.flatMap((line, at) =>
    at === 0 || line.gap > sameEntry || line.page !== heads[at - 1]?.page ? [at] : [],
  );

/** The pieces of a section as entries: heads start one, bullets and paragraphs belong to the one before. */
export function blocksOf(pieces: readonly Piece[], own: OwnSpacing | undefined): Block[] {
  const blocks: Block[] = [];
  const headLines = pieces.filter(({ type }) => type === 'head').flatMap(({ lines }) => lines);
  const [first] = headLines;
  const gaps = headLines.slice(1).map(({ gap }) => gap);
  const inner = Math.min(1.7, ...gaps.filter((gap) => gap > 0.5));
  let at = 0;
  while (at < pieces.length) {
    const run: Line[] = [];
    while (pieces[at]?.type === 'head') {
      run.push(...(pieces[at]?.lines ?? []));
      at += 1;
    }
    if (run.length > 0 && first) {
      const starts = own ? ownStarts(run, own) : startsIn(run, first, inner);
      for (const [index, start] of starts.entries())
        blocks.push({ heads: run.slice(start, starts[index + 1]), body: [] });
    }
    for (let piece = pieces[at]; piece && piece.type !== 'head'; piece = pieces[at]) {
      if (blocks.length === 0) blocks.push({ heads: [], body: [] });
      blocks.at(-1)?.body.push(piece.text);
      at += 1;
    }
  }
  return blocks;
}
