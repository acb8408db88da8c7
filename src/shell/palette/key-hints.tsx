import { useChordText } from '#ui/use-chord-text.ts';

const HINTS = [
  { chords: ['ArrowUp', 'ArrowDown'], text: 'choose' },
  { chords: ['Enter'], text: 'open' },
  { chords: ['Mod+Enter'], text: 'in a new tab' },
  { chords: ['Escape'], text: 'close' },
];

/** The foot of the palette: its keys, and how much was found. A phone has no use for it. */
export function KeyHints({ count }: { count: string }) {
  const chordText = useChordText();
  return (
    <div
      aria-hidden
      className="hidden shrink-0 items-center gap-x-4 border-t px-4 py-2 text-xs text-muted sm:flex"
    >
      {HINTS.map(({ chords, text }) => (
        <span key={text} className="flex items-center gap-1">
          {chords.map((chord) => (
            <kbd key={chord} className="rounded border px-1 font-sans">
              {chordText(chord)}
            </kbd>
          ))}
          {text}
        </span>
      ))}
      <span className="ml-auto tabular-nums">{count}</span>
    </div>
  );
}
