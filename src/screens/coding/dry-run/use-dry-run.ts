import { useEffect, useRef, useState } from 'react';
import type { Signature } from '#judge/signature.ts';
import { parseCase } from '../cases/parse-case.ts';
import type { TestCasesModel } from '../cases/use-test-cases.ts';
import { readAddress } from './address.ts';
import type { DryRunCase } from './program.ts';

export interface DryRunModel {
  /** What is dry-run now. */
  current?: DryRunCase;
  /** Of the chosen test case. */
  open: () => void;
  openCase: (dryRunCase: DryRunCase) => void;
  /** Of another program than the editor's, on the chosen test case. */
  openProgram: (source: string, name: string) => void;
  close: () => void;
}

function runnable(
  signature: Signature,
  { cases, activeId }: TestCasesModel,
  number?: number,
): DryRunCase | undefined {
  const chosen = number === undefined ? cases.findIndex(({ id }) => id === activeId) : number - 1;
  // An invalid one cannot be run; any other says more than none.
  for (const index of [chosen, ...cases.keys()]) {
    const testCase = cases[index];
    const parsed = testCase && parseCase(signature, testCase);
    if (parsed?.ok) return { label: `Case ${index + 1}`, number: index + 1, input: parsed.input };
  }
}

/** Which test case is dry-run, if one is. An address that leads into a dry run opens it once the user's code is there. */
export function useDryRun(signature: Signature, cases: TestCasesModel, loaded: boolean): DryRunModel {
  const [current, setCurrent] = useState<DryRunCase>();
  const read = useRef(false);
  const ready = loaded && cases.loaded;
  useEffect(() => {
    if (!ready || read.current) return;
    read.current = true;
    const place = readAddress(window.location.search);
    if (place) setCurrent(runnable(signature, cases, place.testCase));
  }, [ready, signature, cases]);
  return {
    current,
    open: () => setCurrent(runnable(signature, cases)),
    openCase: setCurrent,
    openProgram: (source, name) => {
      const chosen = runnable(signature, cases);
      if (chosen) setCurrent({ label: `${name} · ${chosen.label}`, input: chosen.input, source });
    },
    close: () => setCurrent(undefined),
  };
}
