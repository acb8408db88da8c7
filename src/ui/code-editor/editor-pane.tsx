import { lazy, Suspense } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { EditorProps } from './code-editor.tsx';

const CodeEditor = lazy(() => import('./code-editor.tsx'));

/** The code as plain text at first (also in the prerendered page), then the editor in the same place. */
export function EditorPane(props: EditorProps) {
  const plain = (
    <pre className="min-h-72 px-14 py-2.5 font-mono text-[0.86rem] leading-[1.6] lg:min-h-0">
      {props.source}
    </pre>
  );
  if (!useHydrated()) return plain;
  return (
    <Suspense fallback={plain}>
      <CodeEditor {...props} />
    </Suspense>
  );
}
