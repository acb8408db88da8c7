import { type Kind, Shape } from './marks.tsx';

const LINES = { line: 'fig-line-accent', thin: 'fig-line', dashed: 'fig-line-dashed' } as const;

interface Props {
  items: readonly (readonly [mark: Kind | keyof typeof LINES, text: string])[];
}

const isLine = (mark: string): mark is keyof typeof LINES => mark in LINES;

/** What the marks of a plot mean. */
export function Legend({ items }: Props) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {items.map(([mark, text]) => (
        <li key={text} className="inline-flex items-center gap-1.5">
          <svg width={18} height={14} aria-hidden="true">
            {isLine(mark) ? (
              <path className={LINES[mark]} d="M0 7H18" />
            ) : (
              <Shape kind={mark} x={9} y={7} r={4.5} />
            )}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
