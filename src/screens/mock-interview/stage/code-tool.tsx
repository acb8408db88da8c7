import { ArrowUpRight, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DsaQuestion } from '#dataset/schema.ts';
import type { Language } from '#judge/language.ts';
import { defaultLanguage, languagesOf } from '#judge/languages.ts';
import { lastLanguage, usePreference, vimMode } from '#storage/settings.ts';
import { EditorPane } from '#ui/code-editor/editor-pane.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { questionAddress } from '../asked-question.ts';
import type { AnswerModel } from '../use-answer.ts';

interface Props {
  question: DsaQuestion;
  model: AnswerModel;
  /** What stands below the editor where code can be run; absent where it is traced by hand. */
  below?: (language: Language, source: string) => ReactNode;
}

/** The editor: with the judge where that was chosen at the start; else, as on a whiteboard, code is tested by hand. */
export function CodeTool({ question, model, below }: Props) {
  const { answer, change, loaded } = model;
  const [last] = usePreference(lastLanguage);
  const [vim] = usePreference(vimMode);
  const wanted = answer.language || last;
  const languages = languagesOf(question);
  const language = languages.find(({ id }) => id === wanted) ?? defaultLanguage(languages);
  const source = answer.code[language.id] ?? language.starter(question.task.signature);
  return (
    <section
      aria-label="Your code"
      className="flex flex-col overflow-hidden rounded-lg border bg-surface lg:h-full"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b px-2 py-1.5">
        <span className="relative">
          <select
            aria-label="Language"
            value={language.id}
            disabled={!loaded}
            onChange={(event) => change({ language: event.target.value })}
            className="h-8 cursor-pointer appearance-none rounded-md border bg-surface pr-7 pl-2.5 text-sm font-medium"
          >
            {languages.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={13}
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 text-muted"
          />
        </span>
        <CopyButton text={() => source} />
        <a
          href={questionAddress(question.databaseId)}
          target="_blank"
          rel="noopener"
          className="ml-auto inline-flex items-center gap-1 rounded px-1 text-sm text-accent underline-offset-2 hover:underline"
        >
          Open in the editor
          <ArrowUpRight size={14} aria-hidden />
        </a>
      </div>
      <div className="min-h-0 flex-1 overflow-hidden">
        <EditorPane
          mode={language.editorMode}
          source={source}
          onChange={(text) =>
            change({ code: { ...answer.code, [language.id]: text }, language: language.id })
          }
          commands={{}}
          vim={vim}
          readOnly={!loaded}
        />
      </div>
      {below ? (
        below(language, source)
      ) : (
        <p className="border-t px-3 py-1.5 text-sm text-muted">
          Code isn’t run here: trace it by hand as in a real interview, or open it in the editor.
        </p>
      )}
    </section>
  );
}
