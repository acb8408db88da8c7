import { ArrowLeft, Maximize2, Minimize2, Settings2 } from 'lucide-react';
import { Link } from 'react-router';
import type { DsaQuestion } from '#dataset/schema.ts';
import { HeaderTools } from '#shell/header-tools.tsx';
import { timerStarts } from '#storage/editor-options.ts';
import { hideDifficulty, type Preference, usePreference, vimMode } from '#storage/settings.ts';
import { useProgress } from '#storage/use-progress.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { BookmarkButton } from '#ui/question/bookmark-button.tsx';
import { originOf } from '#ui/question/origin.ts';
import { QuestionSteps } from '#ui/question/question-steps.tsx';
import { StatusMark } from '#ui/question-table/status-mark.tsx';
import { EditorPreferences } from './editor/editor-preferences.tsx';
import { Timer } from './timer.tsx';

function PreferenceSwitch({ preference, label }: { preference: Preference<boolean>; label: string }) {
  const [on, setOn] = usePreference(preference);
  return (
    <label className="flex cursor-pointer items-center gap-2.5 rounded px-2.5 py-1.5 text-sm whitespace-nowrap hover:bg-surface-2">
      <input type="checkbox" checked={on} onChange={() => setOn(!on)} className="size-4 accent-(--accent)" />
      {label}
    </label>
  );
}

interface Props {
  question: DsaQuestion;
  /** Whether only the code is shown. */
  focus: boolean;
  onFocus: (focus: boolean) => void;
}

/** The page's own way back, the timer and the preferences of the coding page. */
export function CodingHeader({ question, focus, onFocus }: Props) {
  const status = useProgress().get(question.databaseId) ?? 'todo';
  const origin = originOf(question.databaseId);
  return (
    <header className="flex print:hidden h-12 shrink-0 items-center gap-2 px-3">
      <Link
        to={origin.to}
        className="inline-flex h-9 items-center gap-2 rounded-md px-2 text-sm text-muted hover:bg-surface-2 hover:text-text"
      >
        <ArrowLeft size={16} aria-hidden />
        {origin.label}
      </Link>
      <span className="hidden min-w-0 items-center gap-2 border-l pl-3 text-sm font-medium sm:flex">
        <span className="truncate">{question.title}</span>
        <StatusMark status={status} />
        <QuestionSteps databaseId={question.databaseId} />
      </span>
      <BookmarkButton databaseId={question.databaseId} />
      <div className="ml-auto flex items-center gap-1">
        <a
          href="#workspace"
          className="inline-flex h-9 items-center rounded-md px-2 text-sm text-accent hover:bg-surface-2 lg:hidden"
        >
          Code
        </a>
        <IconButton
          label={focus ? 'Show the question' : 'Focus on the code'}
          icon={focus ? Minimize2 : Maximize2}
          className="max-lg:hidden"
          onClick={() => onFocus(!focus)}
        />
        <Timer />
        <Menu
          label="Preferences"
          trigger={<Settings2 size={17} strokeWidth={1.75} role="img" aria-label="Preferences" />}
          triggerClass="grid size-9 place-items-center rounded-md text-muted hover:bg-surface-2 hover:text-text"
        >
          <PreferenceSwitch preference={hideDifficulty} label="Hide difficulty and topics" />
          <PreferenceSwitch preference={vimMode} label="Vim mode" />
          <PreferenceSwitch preference={timerStarts} label="Start the timer with the page" />
          <EditorPreferences />
        </Menu>
        <HeaderTools />
      </div>
    </header>
  );
}
