import { ANSWER_SECONDS, starParts } from './star-text.ts';

const seconds = (share: number) => Math.round((ANSWER_SECONDS * share) / 100 / 5) * 5;

/** How the time of an answer is shared out, drawn to scale. */
export function StarBar() {
  return (
    <figure className="mt-6">
      <ul className="flex gap-1" aria-label="Share of the answer’s time">
        {starParts.map(({ letter, name, share }) => (
          <li key={letter} style={{ width: `${share}%` }} className="min-w-0">
            <span
              className={`grid h-12 place-items-center rounded-md font-semibold ${letter === 'A' ? 'bg-accent text-on-accent' : 'bg-accent-soft text-accent'}`}
            >
              {letter}
            </span>
            <span className="mt-1.5 block text-sm">
              <span className="sr-only">{name} </span>
              <span className="block font-medium tabular-nums">{share}%</span>
              <span className="block text-muted tabular-nums">{seconds(share)} s</span>
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 text-sm text-muted">
        A two-and-a-half-minute answer. More than half of it is what you did.
      </figcaption>
    </figure>
  );
}
