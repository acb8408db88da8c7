import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#base/message-of.ts';
import type { Growth } from '#judge/complexity/measure-growth.ts';
import type { Measurable } from './measurable.ts';

export type GrowthState =
  | { kind: 'offered' }
  | { kind: 'measuring'; done: number; total: number }
  | { kind: 'measured'; growth: Growth }
  /** None of the question's tests can be scaled so that the reference solution still answers. */
  | { kind: 'unfit' }
  | { kind: 'failed'; message: string };

/** What was measured of a program: kept while another tab of the console is shown. */
const measured = new WeakMap<Measurable, GrowthState>();

/** Measures one accepted program when asked to; can be canceled, and ends with the component. */
export function useGrowth(measurable: Measurable) {
  const { session, request } = measurable;
  const [state, setState] = useState<GrowthState>(() => measured.get(measurable) ?? { kind: 'offered' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ kind: 'measuring', done: 0, total: 1 });
    try {
      const growth = await session.growth({
        ...request,
        signal,
        onProgress: (done, total) => signal.aborted || setState({ kind: 'measuring', done, total }),
      });
      const end: GrowthState = growth ? { kind: 'measured', growth } : { kind: 'unfit' };
      measured.set(measurable, end);
      setState(end);
    } catch (error) {
      if (signal.aborted) setState({ kind: 'offered' });
      else setState({ kind: 'failed', message: messageOf(error) });
    }
  };
  return { state, start: () => void start(), cancel: () => running.current?.abort() };
}
