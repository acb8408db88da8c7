import { Columns2, Search } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { amount } from '#base/amount.ts';
import type { Query } from '#base/trace-query.ts';
import type { Walkthrough } from '#dataset/schema.ts';
import type { Language } from '#judge/language.ts';
import { callsOf } from '#trace/call-tree.ts';
import { keySteps } from '#trace/key-steps.ts';
import { findStep } from '#trace/query.ts';
import type { Replay } from '#trace/replay.ts';
import { stepWords } from '#trace/words.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { keepAddress, readAddress } from '../address.ts';
import { Captions } from '../captions.tsx';
import { CompareBar } from '../compare/compare-bar.tsx';
import { ComparedCode, ComparedData, useFollower } from '../compare/compared-run.tsx';
import { type OtherProgram, type TraceOther, useComparison } from '../compare/use-comparison.ts';
import { ExportButton } from '../export/export-button.tsx';
import { FindBar } from '../find/find-bar.tsx';
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

/** What somebody asked for of steps that weren't kept, so that the run was repeated. */
export interface Asked {
  text: string;
  query: Query;
}

interface Props {
  /** Of the question. */
  title: string;
  replay: Replay;
  asked?: Asked;
  walkthrough?: Walkthrough;
  onAround: (text: string, query: Query) => void;
  /** What the run can be compared with. */
  others: readonly OtherProgram[];
  traceOther: TraceOther;
  source: string;
  language: Language;
  /** Of the test case, where the address can lead back to it. */
  caseNumber?: number;
  /** How the run ended. */
  outcome: ReactNode;
}

const ADDRESS_DELAY_MS = 250;

/** The program, its pictures, its variables and what it printed, at one step; and what moves the step. */
export function Player({
  title,
  replay,
  asked,
  walkthrough,
  onAround,
  others,
  traceOther,
  source,
  language,
  caseNumber,
  outcome,
}: Props) {
  const player = usePlayer(
    replay,
    // biome-ignore lint/correctness/useExhaustiveDependencies: where the player begins
    useMemo(
      () => (asked && findStep(replay, asked.query, 0)) ?? readAddress(window.location.search)?.step ?? 0,
      [],
    ),
  );
  const [bar, setBar] = useState<'find' | 'compare' | undefined>(asked && 'find');
  const comparison = useComparison(replay, traceOther);
  const follower = useFollower(player, comparison.state);
  usePlayerKeys(player);
  const { step } = player;
  const calls = useMemo(() => callsOf(replay), [replay]);
  const view = usePictureView();
  const sceneOf = useScenes(replay, source);
  const scene = useMemo(() => sceneOf(step), [sceneOf, step]);
  const { state, changes } = scene;
  const words = useMemo(() => stepWords(replay, step), [replay, step]);
  const { missing } = replay.step(step);
  const printed = replay.output.slice(0, state.printed);
  const remark = useMemo(() => remarkOf(replay, step), [replay, step]);
  useEffect(() => {
    if (caseNumber === undefined) return;
    const timer = setTimeout(() => keepAddress({ testCase: caseNumber, step }), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [caseNumber, step]);
  const keys = useMemo(
    () => walkthrough && keySteps(replay, walkthrough.lines, walkthrough.moment),
    [replay, walkthrough],
  );
  const toggle = (which: 'find' | 'compare') => setBar(bar === which ? undefined : which);
  const compared =
    comparison.state.kind === 'ready' && follower ? { state: comparison.state, follower } : undefined;
  return (
    <>
      <div
        className={`grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] ${compared ? 'grid-rows-[minmax(12rem,46%)_minmax(0,1fr)]' : 'grid-rows-[minmax(8rem,32%)_minmax(0,1fr)]'} lg:grid-cols-[minmax(22rem,38%)_minmax(0,1fr)] lg:grid-rows-1`}
      >
        <div className="flex min-h-0 flex-col border-b lg:border-r lg:border-b-0">
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
            tabIndex={0}
            aria-label="Program"
            className="min-h-0 flex-1 overflow-auto"
          >
            <CodeView
              source={source}
              mode={language.editorMode}
              player={player}
              state={state}
              remark={remark}
            />
          </section>
          {compared && <ComparedCode {...compared} language={language} />}
          <Printed text={printed} className="hidden border-t lg:block" />
        </div>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
          tabIndex={0}
          aria-label="Data"
          className={`min-h-0 overflow-y-auto bg-bg p-3 ${compared ? 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2' : ''}`}
        >
          <div className="min-w-0 space-y-4">
            {walkthrough && keys?.length === walkthrough.rows.length && (
              <Captions player={player} walkthrough={walkthrough} steps={keys} />
            )}
            {compared && <h3 className="text-sm font-medium">Your code</h3>}
            <p role="status" aria-live={player.playing ? 'off' : 'polite'} className="min-h-[3em]">
              {words}
              {missing > 0 && (
                <span className="text-muted"> {amount(missing, 'step')} before this one weren’t kept.</span>
              )}
              {step === replay.length - 1 && outcome}
            </p>
            <div
              className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${compared ? '' : 'xl:grid-cols-[minmax(0,1fr)_minmax(15rem,20rem)]'}`}
            >
              <PicturesPanel {...picturesOf(scene, calls, step, view)} view={view} player={player} />
              <VariablesPanel state={state} changes={changes} player={player} />
            </div>
          </div>
          {compared && <ComparedData {...compared} view={view} />}
          {/* On a phone the program needs its room. */}
          <Printed text={printed} className="-mx-3 border-t lg:hidden" />
        </section>
      </div>
      <Controls
        player={player}
        calls={calls}
        bar={
          bar === 'find' ? (
            <FindBar player={player} initial={asked?.text ?? ''} onAround={onAround} />
          ) : (
            bar === 'compare' && <CompareBar player={player} programs={others} model={comparison} />
          )
        }
      >
        <IconButton
          label="Find a step"
          icon={Search}
          aria-expanded={bar === 'find'}
          onClick={() => toggle('find')}
        />
        {others.length > 0 && (
          <IconButton
            label="Compare with another program"
            icon={Columns2}
            aria-expanded={bar === 'compare'}
            onClick={() => toggle('compare')}
          />
        )}
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
