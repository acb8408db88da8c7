import { type ReactNode, useEffect, useMemo } from 'react';
import type { Language } from '#judge/language.ts';
import { callsOf } from '#trace/call-tree.ts';
import type { Replay } from '#trace/replay.ts';
import { stepWords } from '#trace/words.ts';
import { keepAddress, readAddress } from '../address.ts';
import { ExportButton } from '../export/export-button.tsx';
import { picturesOf } from '../pictures/pictures-of.ts';
import { PicturesPanel } from '../pictures/pictures-panel.tsx';
import { usePictureView } from '../pictures/use-picture-view.ts';
import { useScenes } from '../pictures/use-scenes.ts';
import { CodeView } from './code-view.tsx';
import { Controls } from './controls.tsx';
import { remarkOf } from './remark.ts';
import { usePlayer } from './use-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { VariablesPanel } from './variables-panel.tsx';

interface Props {
  /** Of the question. */
  title: string;
  replay: Replay;
  source: string;
  language: Language;
  /** Of the test case, where the address can lead back to it. */
  caseNumber?: number;
  /** How the run ended. */
  outcome: ReactNode;
}

const ADDRESS_DELAY_MS = 250;

/** The program, its pictures, its variables and what it printed, at one step; and what moves the step. */
export function Player({ title, replay, source, language, caseNumber, outcome }: Props) {
  const player = usePlayer(
    replay,
    useMemo(() => readAddress(window.location.search)?.step ?? 0, []),
  );
  usePlayerKeys(player);
  const { step } = player;
  const calls = useMemo(() => callsOf(replay), [replay]);
  const view = usePictureView();
  const sceneOf = useScenes(replay, source);
  const scene = useMemo(() => sceneOf(step), [sceneOf, step]);
  const { state, changes } = scene;
  const words = useMemo(() => stepWords(replay, step), [replay, step]);
  const printed = replay.output.slice(0, state.printed);
  const remark = useMemo(() => remarkOf(replay, step), [replay, step]);
  useEffect(() => {
    if (caseNumber === undefined) return;
    const timer = setTimeout(() => keepAddress({ testCase: caseNumber, step }), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [caseNumber, step]);
  return (
    <>
      <div className="grid min-h-0 flex-1 grid-rows-[minmax(8rem,32%)_minmax(0,1fr)] lg:grid-cols-[minmax(22rem,38%)_minmax(0,1fr)] lg:grid-rows-1">
        <div className="flex min-h-0 flex-col border-b lg:border-r lg:border-b-0">
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
            tabIndex={0}
            aria-label="Program"
            className="min-h-0 flex-1 overflow-auto"
          >
            <CodeView source={source} mode={language.editorMode} player={player} remark={remark} />
          </section>
          <Printed text={printed} className="hidden border-t lg:block" />
        </div>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
          tabIndex={0}
          aria-label="Data"
          className="min-h-0 space-y-4 overflow-y-auto bg-bg p-3"
        >
          <p role="status" aria-live={player.playing ? 'off' : 'polite'} className="min-h-[3em]">
            {words}
            {replay.step(step).afterGap && (
              <span className="text-muted"> {replay.trace.skipped} steps before this one were not kept.</span>
            )}
            {step === replay.length - 1 && outcome}
          </p>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(15rem,20rem)]">
            <PicturesPanel {...picturesOf(scene, calls, step, view)} view={view} player={player} />
            <VariablesPanel state={state} changes={changes} player={player} />
          </div>
          {/* On a phone the program needs its room. */}
          <Printed text={printed} className="-mx-3 border-t lg:hidden" />
        </section>
      </div>
      <Controls player={player} calls={calls}>
        <ExportButton run={{ title, language: language.label, source, replay, calls, sceneOf, view, step }} />
      </Controls>
    </>
  );
}

function Printed({ text, className }: { text: string; className: string }) {
  if (!text) return null;
  return (
    <section aria-label="Printed so far" className={className}>
      <h3 className="px-3 pt-1.5 text-xs text-muted">Printed so far</h3>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
        tabIndex={0}
        className="max-h-28 overflow-auto px-3 pb-2 font-mono text-sm"
      >
        {text.slice(-20_000)}
      </pre>
    </section>
  );
}
