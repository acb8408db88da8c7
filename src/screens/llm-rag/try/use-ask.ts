import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#base/message-of.ts';
import type { Retrieval } from '#retrieval/retrieve.ts';
import { delay } from '#ui/delay.ts';
import type { RetrievalClient } from './worker/client.ts';

/** Each step of the simulated flow takes at least this long; retrieving much text takes what it takes. */
export const STEP_MS = 500;

export type AskState =
  | { phase: 'idle' }
  | { phase: 'retrieving'; done: number; total: number }
  | { phase: 'generating'; retrieval: Retrieval }
  | { phase: 'done'; retrieval: Retrieval }
  | { phase: 'canceled' }
  | { phase: 'failed'; message: string };

const IDLE: AskState = { phase: 'idle' };

/** One question at a time through the two steps, retrieve and generate. */
export function useAsk(client: RetrievalClient | undefined) {
  const [state, setState] = useState<AskState>(IDLE);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (question: string, chunks: number) => {
    if (!client || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: AskState) => {
      if (running.current === controller) setState(next);
    };
    show({ phase: 'retrieving', done: 0, total: chunks });
    try {
      const onProgress = (done: number, total: number) => show({ phase: 'retrieving', done, total });
      const [retrieval] = await Promise.all([
        client.ask(question, { signal, onProgress }),
        delay(STEP_MS, signal),
      ]);
      show({ phase: 'generating', retrieval });
      await delay(STEP_MS, signal);
      show({ phase: 'done', retrieval });
    } catch (error) {
      if (signal.aborted) show({ phase: 'canceled' });
      else show({ phase: 'failed', message: messageOf(error) });
    } finally {
      if (running.current === controller) running.current = undefined;
    }
  };
  return {
    state,
    busy: state.phase === 'retrieving' || state.phase === 'generating',
    ask,
    cancel: () => running.current?.abort(),
    /** Forgets the answer: what it was drawn from has changed. */
    reset: () => {
      running.current?.abort();
      running.current = undefined;
      setState(IDLE);
    },
  };
}
