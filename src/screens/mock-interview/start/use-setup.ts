import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { difficultySchema } from '#dataset/schema.ts';
import type { Wish } from '#interview/eligible.ts';
import { KINDS, type Kind, LENGTHS, type Length } from '#interview/plan.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

export interface Setup extends Wish {
  kind: Kind;
  minutes: Length;
  /** Empty: questions that were not asked lately. */
  seed: string;
  /** Whether code can be run and submitted. */
  run: boolean;
}

const FIRST: Setup = {
  kind: 'coding',
  minutes: 45,
  seed: '',
  difficulty: '',
  company: '',
  unseen: false,
  run: false,
};

const read = (params: URLSearchParams): Setup => ({
  kind: KINDS.find((kind) => kind === params.get('kind')) ?? FIRST.kind,
  minutes: LENGTHS.find((length) => String(length) === params.get('minutes')) ?? FIRST.minutes,
  seed: params.get('seed') ?? FIRST.seed,
  difficulty: difficultySchema.options.find((name) => name === params.get('difficulty')) ?? '',
  company: params.get('company') ?? '',
  unseen: params.get('unseen') === 'true',
  run: params.get('run') === 'true',
});

/**
 * The interview that is being set up. It lives in the address, what is as at first left out; the form follows
 * the user at once, since a navigation takes longer than a keystroke.
 */
export function useSetup(): [setup: Setup, change: (fields: Partial<Setup>) => void] {
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<Setup>();
  // The prerendered page knows no query; the first render must equal it.
  const hydrated = useHydrated();
  const setup = chosen ?? (hydrated ? read(params) : FIRST);
  const change = (fields: Partial<Setup>) => {
    const next = { ...setup, ...fields };
    setChosen(next);
    const written = Object.entries(next).filter(([name, value]) => value !== FIRST[name as keyof Setup]);
    const query = Object.fromEntries(written.map(([name, value]) => [name, String(value)]));
    setParams(query, { replace: true, preventScrollReset: true });
  };
  return [setup, change];
}
