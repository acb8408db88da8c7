import { useMemo } from 'react';
import { matchSpans } from '#retrieval/words.ts';

/** Text with the words looked for marked. Whatever the text holds, it is only ever text. */
export function MarkedText({ text, words }: { text: string; words: ReadonlySet<string> }) {
  const spans = useMemo(() => matchSpans(text, words), [text, words]);
  return spans.map((span, index) =>
    span.match ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the spans of one text never move
      <mark key={index} className="rounded-[3px] bg-accent-soft font-medium text-accent">
        {span.text}
      </mark>
    ) : (
      span.text
    ),
  );
}
