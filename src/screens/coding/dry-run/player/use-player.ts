import { useEffect, useMemo, useRef, useState } from 'react';
import { type Place, runOf, stepOut, stepOver, writerOf } from '#trace/find.ts';
import type { Replay } from '#trace/replay.ts';

/** Steps a second. */
export const SPEEDS = [1, 2, 4, 10, 30] as const;

export interface PlayerModel {
  replay: Replay;
  step: number;
  playing: boolean;
  speed: number;
  setSpeed: (speed: number) => void;
  goTo: (step: number) => void;
  togglePlaying: () => void;
  forward: () => void;
  back: () => void;
  over: () => void;
  overBack: () => void;
  out: () => void;
  toStart: () => void;
  toEnd: () => void;
  /** Goes where a line runs next; from its last run on, to its first. */
  toLine: (line: number) => void;
  /** Goes to the step that wrote what a place holds. */
  toWriter: (place: Place) => void;
}

/** Where the player is in a run, and everything that moves it. */
export function usePlayer(replay: Replay, initial: number): PlayerModel {
  const last = Math.max(0, replay.length - 1);
  const [step, setStep] = useState(() => Math.min(initial, last));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(2);
  const now = useRef(step);
  now.current = step;
  const moves = useMemo(() => {
    const go = (to: number) => {
      setPlaying(false);
      setStep(Math.min(last, Math.max(0, to)));
    };
    return {
      goTo: go,
      forward: () => go(now.current + 1),
      back: () => go(now.current - 1),
      over: () => go(stepOver(replay, now.current, 1)),
      overBack: () => go(stepOver(replay, now.current, -1)),
      out: () => go(stepOut(replay, now.current)),
      toStart: () => go(0),
      toEnd: () => go(last),
      toLine: (line: number) =>
        go(runOf(replay, line, now.current, 1) ?? runOf(replay, line, -1, 1) ?? now.current),
      toWriter: (place: Place) => go(writerOf(replay, place, now.current) ?? now.current),
    };
  }, [replay, last]);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (now.current >= last) setPlaying(false);
      else setStep(now.current + 1);
    }, 1000 / speed);
    return () => clearInterval(timer);
  }, [playing, speed, last]);
  return {
    replay,
    step,
    playing,
    speed,
    setSpeed,
    ...moves,
    togglePlaying: () => {
      // At the end there is nothing left to play: it begins again.
      if (!playing && step >= last) setStep(0);
      setPlaying(!playing);
    },
  };
}
