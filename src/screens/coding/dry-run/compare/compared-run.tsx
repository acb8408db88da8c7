import { useMemo } from 'react';
import type { Language } from '#judge/language.ts';
import { callsOf } from '#trace/call-tree.ts';
import { writerOf } from '#trace/find.ts';
import { stepWords } from '#trace/words.ts';
import { picturesOf } from '../pictures/pictures-of.ts';
import { PicturesPanel } from '../pictures/pictures-panel.tsx';
import type { PictureViewModel } from '../pictures/use-picture-view.ts';
import { useScenes } from '../pictures/use-scenes.ts';
import { CodeView } from '../player/code-view.tsx';
import { remarkOf } from '../player/remark.ts';
import type { PlayerModel } from '../player/use-player.ts';
import { VariablesPanel } from '../player/variables-panel.tsx';
import type { ComparisonState } from './use-comparison.ts';

type Ready = Extract<ComparisonState, { kind: 'ready' }>;

/** The other run as a player that follows one's own: whatever moves it moves both. */
export function useFollower(player: PlayerModel, state: ComparisonState): PlayerModel | undefined {
  return useMemo(() => {
    if (state.kind !== 'ready') return;
    const { replay, comparison } = state;
    const { otherStep } = comparison;
    const step = otherStep(player.step);
    /** Goes where one's own run is when the other one is at a step. */
    const goTo = (target: number | undefined) => {
      if (target === undefined) return;
      let own = 0;
      while (own < player.replay.length - 1 && otherStep(own) < target) own += 1;
      player.goTo(own);
    };
    return {
      ...player,
      replay,
      step,
      goTo,
      toLine: () => {},
      toWriter: (place) => goTo(writerOf(replay, place, step)),
    };
  }, [player, state]);
}

interface Props {
  state: Ready;
  follower: PlayerModel;
}

/** The other program with the line that it is at. */
export function ComparedCode({ state: { program }, follower, language }: Props & { language: Language }) {
  const { replay, step } = follower;
  const state = useMemo(() => replay.state(step), [replay, step]);
  const remark = useMemo(() => remarkOf(replay, step), [replay, step]);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
      tabIndex={0}
      aria-label={program.label}
      className="min-h-0 flex-1 overflow-auto border-t"
    >
      <h3 className="sticky left-0 px-3 pt-1.5 text-xs text-muted">{program.label}</h3>
      <CodeView
        label={`Code of ${program.label}`}
        source={program.source}
        mode={language.editorMode}
        player={follower}
        state={state}
        remark={remark}
      />
    </section>
  );
}

/** What the other run has at the step that has done the same. */
export function ComparedData({ state, follower, view }: Props & { view: PictureViewModel }) {
  const { replay, step } = follower;
  const calls = useMemo(() => callsOf(replay), [replay]);
  const sceneOf = useScenes(replay, state.program.source);
  const scene = useMemo(() => sceneOf(step), [sceneOf, step]);
  const words = useMemo(() => stepWords(replay, step), [replay, step]);
  return (
    <section aria-label={`Data of ${state.program.label}`} className="min-w-0 space-y-4">
      <h3 className="text-sm font-medium">{state.program.label}</h3>
      <p className="min-h-[3em]">{words}</p>
      <PicturesPanel
        {...picturesOf(scene, calls, step, view)}
        view={view}
        player={follower}
        of={state.program.label}
      />
      <VariablesPanel
        state={scene.state}
        changes={scene.changes}
        player={follower}
        of={state.program.label}
      />
    </section>
  );
}
