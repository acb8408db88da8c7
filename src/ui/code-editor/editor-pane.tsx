import { useRef } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useNear } from '#ui/use-near.ts';
import type { EditorProps } from './code-editor.tsx';

const CodeEditor = lazyPart(() => import('./code-editor.tsx'));

/**
 * The code as plain text at first (also in the prerendered page), then the editor in the same place.
 * It is the costliest part of a page, so a phone, where it lies below the question, makes it when it is scrolled to.
 */
export function EditorPane(props: EditorProps) {
  const text = useRef<HTMLPreElement>(null);
  const near = useNear(text);
  const plain = (
    <pre ref={text} className="min-h-72 px-14 py-2.5 font-mono text-sm leading-[1.6] lg:min-h-0">
      {props.source}
    </pre>
  );
  if (!near) return plain;
  return (
    <CodeEditor
      {...props}
      fallback={plain}
      failed={(message) => (
        <>
          {message}
          {plain}
        </>
      )}
    />
  );
}
