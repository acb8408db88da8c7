import { memo } from 'react';
import type { Piece } from './highlight-lines.ts';

const WORD = /([A-Za-z_]\w*(?:\.[A-Za-z_]\w*(?![\w(]))?)/;

/** A line of code; each name in it says which it is, so that its value can be shown where the pointer is. */
export const CodeWords = memo(function CodeWords({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <code className="whitespace-pre">
      {pieces.flatMap(({ text, color }, piece) =>
        // A colored piece is a keyword, a string or a call.
        (color ? [text] : text.split(WORD)).map((part, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
            key={`${piece}.${index}`}
            style={color ? { color } : undefined}
            data-word={!color && index % 2 === 1 ? part : undefined}
          >
            {part}
          </span>
        )),
      )}
    </code>
  );
});
