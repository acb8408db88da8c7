import { Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { timerStarts } from '#storage/editor-options.ts';
import { usePreference } from '#storage/settings.ts';
import { IconButton } from '#ui/icon-button.tsx';

const pad = (value: number) => String(value).padStart(2, '0');

/** `mm:ss`, with hours once there are any. */
export function formatElapsed(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${pad(minutes)}:${pad(seconds % 60)}`;
}

/** A stopwatch the user starts, or the page where the user wishes so. */
export function Timer() {
  const [startedAt, setStartedAt] = useState<number>();
  const [before, setBefore] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (startedAt === undefined) return;
    const tick = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(tick);
  }, [startedAt]);
  const running = startedAt !== undefined;
  const elapsed = before + (running ? Math.max(0, now - startedAt) : 0);
  const start = () => {
    setNow(performance.now());
    setStartedAt(performance.now());
  };
  const [starts, , loaded] = usePreference(timerStarts);
  const begun = useRef(false);
  useEffect(() => {
    // With the page only: a change of the preference leaves the timer as it is.
    if (!loaded || begun.current) return;
    begun.current = true;
    if (!starts) return;
    setNow(performance.now());
    setStartedAt((known) => known ?? performance.now());
  }, [loaded, starts]);
  const pause = () => {
    setBefore(elapsed);
    setStartedAt(undefined);
  };
  const reset = () => {
    setBefore(0);
    if (running) start();
  };
  return (
    <div className="flex items-center" role="timer" aria-label="Timer">
      <span className="px-1 text-sm text-muted tabular-nums">{formatElapsed(elapsed)}</span>
      <IconButton
        label={running ? 'Pause timer' : 'Start timer'}
        icon={running ? Pause : Play}
        onClick={running ? pause : start}
      />
      {elapsed > 0 && <IconButton label="Reset timer" icon={RotateCcw} onClick={reset} />}
    </div>
  );
}
