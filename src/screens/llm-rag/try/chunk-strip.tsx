import type { Hit, Retrieval } from '#retrieval/retrieve.ts';
import type { Bar } from '#retrieval/strip.ts';

/** Units of the drawing: a bar with its gap, and the height of one half. */
const UNIT = 8;
const HALF = 50;
const LOWEST = 1.5;
/** Numbers closer than this share of the width would touch. */
const TOUCHING = 0.035;

/** Every chunk as a bar: word overlap upwards, BM25 downwards, the retrieved ones in the accent and numbered. */
export function ChunkStrip({ retrieval }: { retrieval: Retrieval }) {
  const { bars, chunks, documents, byOverlap, byBm25 } = retrieval;
  const grouped = bars.length < chunks;
  return (
    <figure aria-labelledby="scores">
      <h2 id="scores" className="text-lg font-semibold">
        Scores of all chunks
      </h2>
      <figcaption className="mt-0.5 text-sm text-muted">
        Word overlap points up, BM25 points down, each scaled to its own best score.{' '}
        {grouped
          ? `${chunks.toLocaleString('en')} chunks in ${bars.length} bars; each bar shows its highest score.`
          : 'One bar per chunk, in document order.'}{' '}
        Numbered bars were retrieved.
      </figcaption>
      <div className="mt-3 rounded-lg border bg-surface px-4 py-3">
        <Ranks bars={bars} ranksOf={(bar) => bar.overlapRanks} />
        <svg
          viewBox={`0 0 ${bars.length * UNIT} ${HALF * 2}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${inWords('Word overlap', byOverlap)} ${inWords('BM25', byBm25)}`}
          className="block h-36 w-full"
        >
          {bars.map((bar, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            <g key={index}>
              <Half index={index} height={bar.overlap} hit={bar.overlapRanks.length > 0} up />
              <Half index={index} height={bar.bm25} hit={bar.bm25Ranks.length > 0} />
            </g>
          ))}
        </svg>
        <Ranks bars={bars} ranksOf={(bar) => bar.bm25Ranks} below />
        <DocumentAxis documents={documents} />
      </div>
    </figure>
  );
}

function Half(props: { index: number; height: number; hit: boolean; up?: boolean }) {
  const height = Math.max(LOWEST, props.height * (HALF - 1));
  return (
    <rect
      x={props.index * UNIT + 1}
      width={UNIT - 2}
      y={props.up ? HALF - 0.5 - height : HALF + 0.5}
      height={height}
      className={props.hit ? 'fill-accent' : 'fill-border-strong opacity-50'}
    />
  );
}

/** The hits' numbers over or under their bars, one line lower where two would touch. */
function Ranks(props: { bars: readonly Bar[]; ranksOf: (bar: Bar) => number[]; below?: boolean }) {
  let previous = -1;
  let line = 0;
  const labels = props.bars.flatMap((bar, index) => {
    const ranks = props.ranksOf(bar);
    if (ranks.length === 0) return [];
    const at = (index + 0.5) / props.bars.length;
    line = previous >= 0 && at - previous < TOUCHING ? line + 1 : 0;
    previous = at;
    return [{ text: ranks.join(', '), at, line }];
  });
  const lines = Math.max(1, ...labels.map((label) => label.line + 1));
  return (
    <div
      aria-hidden
      className="relative text-xs font-semibold text-accent"
      style={{ height: `${lines * 1.15}rem` }}
    >
      {labels.map(({ text, at, line: row }) => (
        <span
          key={text}
          className="absolute -translate-x-1/2 leading-[1.15rem]"
          style={{ left: `${at * 100}%`, [props.below ? 'top' : 'bottom']: `${row * 1.15}rem` }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

/** Which part of the strip is which document. */
function DocumentAxis({ documents }: { documents: Retrieval['documents'] }) {
  return (
    <ul aria-label="Documents in the strip" className="mt-1.5 flex text-xs text-muted">
      {documents.map(({ id, name, chunks }) => (
        <li
          key={id}
          title={name}
          className="min-w-0 truncate border-t border-l border-border-strong px-1 pt-1"
          style={{ flex: `${chunks} 1 0` }}
        >
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}

function inWords(retriever: string, hits: readonly Hit[]): string {
  if (hits.length === 0) return `${retriever} retrieves nothing.`;
  return `${retriever} retrieves ${hits.map(({ name, number }) => `chunk ${number} of ${name}`).join(', ')}.`;
}
