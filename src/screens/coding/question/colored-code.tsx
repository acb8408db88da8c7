import { useEffect, useState } from 'react';
import type { Language } from '#judge/language.ts';
import type { Piece } from '../dry-run/player/highlight-lines.ts';

interface Props {
  source: string;
  /** Undefined where the product does not know the language any more. */
  language: Language | undefined;
}

/** A program in the colors of the editor; without colors until the grammar is there. */
export function ColoredCode({ source, language }: Props) {
  const [lines, setLines] = useState<Piece[][]>();
  useEffect(() => {
    let current = true;
    const color = async () => {
      if (!language) return;
      const [{ highlightLines }, mode] = await Promise.all([
        import('../dry-run/player/highlight-lines.ts'),
        language.editorMode(),
      ]);
      if (current) setLines(highlightLines(source, mode));
    };
    // Colors are all that is lost.
    color().catch(() => {});
    return () => {
      current = false;
    };
  }, [source, language]);
  return (
    <pre className="max-h-96 overflow-auto rounded-md border bg-bg p-3 font-mono text-sm leading-relaxed">
      {lines
        ? lines.map((pieces, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
            <span key={index}>
              {index > 0 && '\n'}
              {pieces.map(({ text, color }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place
                <span key={at} style={{ color }}>
                  {text}
                </span>
              ))}
            </span>
          ))
        : source}
    </pre>
  );
}
