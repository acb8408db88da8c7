import { useEffect } from 'react';
import { EditorPane } from '#ui/code-editor/editor-pane.tsx';
import { problemId } from '#ui/field.tsx';
import { FullScreenButton } from '#ui/full-screen-button.tsx';
import { SHORTCUTS } from '#ui/shortcuts.ts';
import { useFullScreen } from '#ui/use-full-screen.ts';
import { askMode, languageLabel } from './ask-languages.ts';
import type { AskModel } from './use-ask.ts';

/** The user's own code, in the same editor as the coding questions. */
export function CodePanel({ model }: { model: AskModel }) {
  const { ask, change, problems, loaded } = model;
  const { ref, full, toggle, className } = useFullScreen<HTMLElement>();
  useEffect(() => {
    if (problems.code) ref.current?.querySelector<HTMLElement>('[contenteditable]')?.focus();
  }, [problems, ref]);
  return (
    <section
      ref={ref}
      aria-label="Your code"
      aria-describedby={problems.code ? problemId('code') : undefined}
      className={`flex flex-col rounded-lg border bg-surface ${problems.code ? 'border-hard' : ''} ${className}`}
    >
      <header className="flex h-11 shrink-0 items-center gap-2 border-b pr-1.5 pl-4">
        <h2 className="text-sm font-medium">Your code</h2>
        <span className="text-sm text-muted">
          {languageLabel(ask.language)}
          {ask.purpose === 'general' && ', optional'}
        </span>
        <span className="ml-auto">
          <FullScreenButton of="editor" full={full} onToggle={toggle} />
        </span>
      </header>
      <div className={`min-h-0 flex-1 overflow-hidden ${full ? '' : 'h-80 lg:h-auto lg:min-h-80'}`}>
        <div className={`h-full overflow-auto ${full ? '' : 'lg:max-h-[34rem]'}`}>
          <EditorPane
            mode={askMode(ask.language)}
            source={ask.code}
            onChange={(code) => change({ code })}
            commands={{ [SHORTCUTS.ask.chord]: model.getAnswer }}
            vim={false}
            readOnly={!loaded}
          />
        </div>
      </div>
      {problems.code && (
        <p id={problemId('code')} role="alert" className="border-t px-4 py-2 text-sm text-hard">
          {problems.code}
        </p>
      )}
    </section>
  );
}
