import {
  ArrowUpFromLine,
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  CornerDownRight,
  Pause,
  Play,
} from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { TracedCall } from '#trace/call-tree.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ariaChord } from '#ui/keys.ts';
import { DRY_RUN_SHORTCUTS, type Shortcut } from '#ui/shortcuts.ts';
import { useChordText } from '#ui/use-chord-text.ts';
import { Timeline } from './timeline.tsx';
import { type PlayerModel, SPEEDS } from './use-player.ts';

interface Props {
  player: PlayerModel;
  /** What opens above the timeline. */
  bar?: ReactNode;
  calls: readonly TracedCall[];
  /** What else there is to do with a run. */
  children: ReactNode;
}

/** Play, steps and the timeline. */
export function Controls({ player, calls, bar, children }: Props) {
  // What is pressed most has the focus first; the dialog's own choice would be its Close.
  const playButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    playButton.current?.focus({ preventScroll: true });
  }, []);
  const chordText = useChordText();
  const last = player.replay.length - 1;
  const { step } = player;
  const key = ({ label, chord }: Shortcut) => ({
    label,
    title: `${label} (${chordText(chord)})`,
    'aria-keyshortcuts': ariaChord(chord),
  });
  const { play, forward, back, over, out, start, end } = DRY_RUN_SHORTCUTS;
  return (
    <div className="border-t bg-surface px-3 pt-1.5 pb-2">
      {bar}
      <Timeline player={player} calls={calls} />
      <div className="flex flex-wrap items-center gap-x-1 gap-y-1">
        <IconButton {...key(start)} icon={ChevronFirst} disabled={step === 0} onClick={player.toStart} />
        <IconButton {...key(back)} icon={ChevronLeft} disabled={step === 0} onClick={player.back} />
        <IconButton
          {...key(play)}
          ref={playButton}
          label={player.playing ? 'Pause' : 'Play'}
          icon={player.playing ? Pause : Play}
          onClick={player.togglePlaying}
          className="!bg-accent !text-on-accent"
        />
        <IconButton {...key(forward)} icon={ChevronRight} disabled={step >= last} onClick={player.forward} />
        <IconButton {...key(end)} icon={ChevronLast} disabled={step >= last} onClick={player.toEnd} />
        <IconButton {...key(over)} icon={CornerDownRight} disabled={step >= last} onClick={player.over} />
        <IconButton {...key(out)} icon={ArrowUpFromLine} disabled={step >= last} onClick={player.out} />
        <span className="ml-auto flex items-center gap-3 text-sm text-muted tabular-nums">
          <span>
            Step {step + 1} of {last + 1}
          </span>
          <label className="flex items-center gap-1.5">
            <span className="sr-only sm:not-sr-only">Speed</span>
            <select
              aria-label="Steps per second"
              value={player.speed}
              onChange={(event) => player.setSpeed(Number(event.target.value))}
              className="h-8 cursor-pointer rounded-md border bg-surface px-1.5 text-sm"
            >
              {SPEEDS.map((speed) => (
                <option key={speed} value={speed}>
                  {speed}/s
                </option>
              ))}
            </select>
          </label>
          {children}
        </span>
      </div>
    </div>
  );
}
