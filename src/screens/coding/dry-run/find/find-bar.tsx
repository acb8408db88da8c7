import { type FormEvent, useId, useRef, useState } from 'react';
import type { Query } from '#base/trace-query.ts';
import { findStep, parseQuery } from '#trace/query.ts';
import { Button } from '#ui/button.tsx';
import type { PlayerModel } from '../player/use-player.ts';

interface Props {
  player: PlayerModel;
  /** What was asked for when the run was repeated for it. */
  initial: string;
  /** Runs the program once more and keeps the steps that are asked for. */
  onAround: (text: string, query: Query) => void;
}

type Answer = { kind: 'none' } | { kind: 'unread' } | { kind: 'nowhere'; query: Query };

/** Goes to the next moment that is asked for in words: a line, or a variable that gets a value. */
export function FindBar({ player, initial, onAround }: Props) {
  const [text, setText] = useState(initial);
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' });
  const input = useRef<HTMLInputElement>(null);
  const help = useId();
  const { replay, step } = player;
  const find = (event: FormEvent) => {
    event.preventDefault();
    const query = parseQuery(text);
    if (!query) return setAnswer({ kind: 'unread' });
    const found = findStep(replay, query, step);
    if (found === undefined) return setAnswer({ kind: 'nowhere', query });
    setAnswer({ kind: 'none' });
    player.goTo(found);
  };
  const missing = replay.trace.skipped > 0;
  return (
    <form onSubmit={find} className="flex flex-wrap items-center gap-x-2 gap-y-1 px-2 pb-1.5 text-sm">
      <label className="flex min-w-0 flex-1 items-center sm:max-w-96">
        <span className="sr-only">Find a step</span>
        <input
          ref={input}
          // biome-ignore lint/a11y/noAutofocus: whoever opens the bar is about to type
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-describedby={help}
          placeholder="line 12, i == 5, or line 12 when i == 5"
          spellCheck={false}
          autoCapitalize="off"
          className="h-8 w-full min-w-40 rounded-md border bg-surface px-2 font-mono text-sm"
        />
      </label>
      <Button size="sm" type="submit">
        Find next
      </Button>
      <p id={help} role="alert" className="w-full text-muted empty:hidden sm:w-auto">
        {answer.kind === 'unread' && 'Type a line number, or a variable and a value, such as i == 5.'}
        {answer.kind === 'nowhere' && !missing && 'This never happens in this run.'}
        {answer.kind === 'nowhere' && missing && 'Not among the steps that were kept.'}
      </p>
      {answer.kind === 'nowhere' && missing && (
        <Button size="sm" onClick={() => onAround(text, answer.query)}>
          Run again and keep those steps
        </Button>
      )}
    </form>
  );
}
