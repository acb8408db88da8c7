import { useRef } from 'react';
import { editorOptions } from '#storage/editor-options.ts';
import { usePreference } from '#storage/settings.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useNear } from '#ui/use-near.ts';
import type { EditorProps } from './code-editor.tsx';

const CodeEditor = lazyPart(() => import('./code-editor.tsx'));

/**
 * The code as plain text at first (also in the prerendered page), then the editor in the same place.
 * It is the costliest part of a page, so a phone, where it lies below the question, makes it when it is scrolled to.
 */
export function EditorPane(props: Omit<EditorProps, 'options'>) {
  const [options] = usePreference(editorOptions);
  const text = useRef<HTMLPreElement>(null);
  const near = useNear(text);
  const plain = (
    <pre ref={text} className="min-h-72 px-14 py-2.5 font-mono leading-[1.6] lg:min-h-0">
      {props.source}
    </pre>
  );
  const content = near ? (
    <CodeEditor
      {...props}
      options={options}
      fallback={plain}
      failed={(message) => (
        <>
          {message}
          {plain}
        </>
      )}
    />
  ) : (
    plain
  );
  const theme = options.theme === 'page' ? undefined : options.theme;
  return (
    <div
      data-editor-size={options.fontSize}
      data-editor-theme={theme}
      className="h-full bg-surface text-text"
    >
      {content}
    </div>
  );
}
