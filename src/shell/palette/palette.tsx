import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { amount } from '#base/amount.ts';
import { hideDifficulty, usePreference } from '#storage/settings.ts';
import { useProgress } from '#storage/use-progress.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { chordOf } from '#ui/keys.ts';
import { Modal } from '#ui/modal.tsx';
import { SHORTCUTS } from '#ui/shortcuts.ts';
import type { OverlayProps } from '../overlay.ts';
import { KeyHints } from './key-hints.tsx';
import { OptionRow } from './option-row.tsx';
import { createFinder, type Option } from './results.ts';
import { useEntries } from './use-entries.ts';
import { useRecent } from './use-recent.ts';

const count = (options: number) => amount(options, 'result');

/** Search over everything the product has, and its commands. Fills the screen of a phone. */
export function Palette({ onClose }: OverlayProps) {
  return (
    <Modal
      label="Search"
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-full max-w-none border-0 sm:mx-auto sm:mt-[10dvh] sm:h-fit sm:w-[42rem] sm:max-w-[94vw] sm:rounded-xl sm:border sm:shadow-2xl"
    >
      {(close) => <Finder close={close} />}
    </Modal>
  );
}

function Finder({ close }: { close: () => void }) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [recent, addRecent, loaded] = useRecent();
  const [withoutDifficulty] = usePreference(hideDifficulty);
  const progress = useProgress();
  const navigate = useNavigate();
  const id = useId();
  const entries = useEntries();
  const find = useMemo(() => createFinder(entries), [entries]);
  const groups = loaded ? find(text, recent) : [];
  const options = groups.flatMap((group) => group.options);
  const optionId = (index: number) => `${id}-${index}`;

  function choose({ entry }: Option, newTab: boolean) {
    addRecent(entry.id);
    // The focus goes back first: what the command opens may want it.
    close();
    if (entry.command) entry.command.perform(navigate);
    else if (newTab) window.open(entry.id, '_blank');
    else void navigate(entry.id);
  }
  function press(event: KeyboardEvent) {
    // Keys that end the writing of a character are the input method's.
    if (event.nativeEvent.isComposing) return;
    const last = options.length - 1;
    const chord = chordOf(event);
    const next = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    }[chord];
    const option = options[active];
    if (next !== undefined) setActive(Math.max(0, next));
    else if (chord === SHORTCUTS.search.chord) close();
    else if (option && chord === 'Enter') choose(option, false);
    else if (option && chord === 'Mod+Enter') choose(option, true);
    else return;
    event.preventDefault();
  }

  let index = -1;
  return (
    <div className="flex h-full flex-col sm:max-h-[76dvh]">
      <div className="flex shrink-0 items-center gap-3 border-b pr-2 pl-4">
        <Search size={17} className="shrink-0 text-muted" aria-hidden />
        <input
          role="combobox"
          aria-label="Search"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Search questions, lessons, commands"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={press}
          className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
        />
        <IconButton label="Close search" icon={X} onClick={close} />
      </div>
      <p role="status" className="sr-only">
        {loaded && count(options.length)}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Results"
        hidden={options.length === 0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2"
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is not a form's fieldset
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className="pb-1.5">
            <div id={`${id}-${group.id}`} className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">
              {group.title}
            </div>
            {group.options.map((option) => {
              index += 1;
              const at = index;
              return (
                <OptionRow
                  key={option.entry.id}
                  id={optionId(at)}
                  option={option}
                  typed={text}
                  active={at === active}
                  status={progress.get(option.entry.databaseId ?? '') ?? 'todo'}
                  hideDifficulty={withoutDifficulty}
                  onPoint={() => setActive(at)}
                  onChoose={(newTab) => choose(option, newTab)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {loaded && options.length === 0 && (
        <div className="flex-1 px-6 py-14 text-center">
          <p className="break-words">No results for “{text.trim()}”.</p>
          <p className="mt-1 text-sm text-muted">Try a shorter or a different search.</p>
        </div>
      )}
      <KeyHints count={options.length > 0 ? count(options.length) : ''} />
    </div>
  );
}
