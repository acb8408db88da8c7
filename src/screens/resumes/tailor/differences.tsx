import type { Change, Difference, Piece } from '#resume/tailor/compare.ts';

const LOOKS = {
  before: 'bg-hard-soft text-hard line-through decoration-1',
  after: 'bg-easy-soft text-easy no-underline',
} as const;

function Words({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a piece has nothing but its place
    if (piece.in === 'both') return <span key={index}>{piece.text}</span>;
    const Mark = piece.in === 'before' ? 'del' : 'ins';
    const next = pieces[index + 1];
    return (
      <span key={index}>
        <Mark className={`rounded-sm px-0.5 ${LOOKS[piece.in]}`}>
          <span className="sr-only">{piece.in === 'before' ? 'Removed: ' : 'Added: '}</span>
          {piece.text}
        </Mark>
        {next && piece.in === 'before' && next.in === 'after' && ' '}
      </span>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: a piece has nothing but its place
  });
}

function ChangedLine({ label, pieces }: Change) {
  return (
    <li className="px-3.5 py-2 text-sm break-words whitespace-pre-wrap">
      {label && <span className="block text-muted">{label}</span>}
      <Words pieces={pieces} />
    </li>
  );
}

const STATES = { added: 'Added', removed: 'Removed' } as const;

/** What differs between two resumes, place by place. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0)
    return <p className="py-8 text-center text-sm text-muted">The two are the same.</p>;
  return (
    <div className="space-y-4">
      {differences.map(({ place, state, changes }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same name
        <section key={at} aria-label={place} className="rounded-lg border bg-surface">
          <h3 className="flex items-baseline justify-between gap-3 border-b px-3.5 py-2 text-sm font-semibold">
            <span className="min-w-0 break-words">{place}</span>
            {state && (
              <span className={`shrink-0 font-normal ${state === 'added' ? 'text-easy' : 'text-hard'}`}>
                {STATES[state]}
              </span>
            )}
          </h3>
          <ul className="divide-y">
            {changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a change has nothing but its place
              <ChangedLine key={index} {...change} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
