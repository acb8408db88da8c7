import samples from 'virtual:dataset/rag-samples';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#base/message-of.ts';
import { SKIPPED_LARGE, sortUpload } from '#retrieval/upload.ts';
import { toast } from '#ui/toast.tsx';
import {
  type DemoDocument,
  type Incoming,
  type Notice,
  notice,
  problemText,
  quote,
  wrongTypeText,
} from './documents.ts';
import type { RetrievalClient } from './worker/client.ts';

const SAMPLES: Incoming[] = samples.map(({ name, text }) => ({
  id: `sample/${name}`,
  name,
  sample: true,
  source: new Blob([text], { type: 'text/plain' }),
}));

/** How many documents of the current batch are read. */
export interface Reading {
  done: number;
  total: number;
}

/** The demo's documents, at first the samples. Reading happens in the worker, one document after another. */
export function useDocuments(client: RetrievalClient | undefined) {
  const [documents, setDocuments] = useState<DemoDocument[]>([]);
  const [notices, setNotices] = useState<Notice[]>([]);
  const [reading, setReading] = useState<Reading>();
  const queue = useRef<Incoming[]>([]);
  const batch = useRef<{ controller: AbortController; done: number }>(undefined);

  const read = async (incoming: readonly Incoming[]) => {
    if (!client || incoming.length === 0) return;
    queue.current.push(...incoming);
    const report = () =>
      setReading({
        done: batch.current?.done ?? 0,
        total: (batch.current?.done ?? 0) + queue.current.length,
      });
    if (batch.current) return report();
    const current = { controller: new AbortController(), done: 0 };
    batch.current = current;
    const { signal } = current.controller;
    for (let next = queue.current[0]; next && !signal.aborted; next = queue.current[0]) {
      report();
      await readOne(client, next, signal);
      current.done++;
      queue.current.shift();
    }
    queue.current = [];
    batch.current = undefined;
    setReading(undefined);
  };

  const readOne = async (worker: RetrievalClient, next: Incoming, signal: AbortSignal) => {
    const { id, name, source } = next;
    const say = (text: string) => setNotices((before) => [...before, notice(text)]);
    try {
      const added = await worker.add(id, name, source, signal);
      if (!added.ok) return say(problemText(name, added.problem));
      const { chunks, characters, replaced } = added;
      setDocuments((before) => [
        ...before.filter((document) => document.id !== id),
        { ...next, chunks, characters, replaced },
      ]);
    } catch (error) {
      // It may have been read just before the cancel arrived.
      if (signal.aborted) return worker.remove(id);
      say(`Couldn’t read ${quote(name)}: ${messageOf(error)}`);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the samples come once, with the worker
  useEffect(() => {
    if (!client) return;
    void read(SAMPLES);
    return () => batch.current?.controller.abort();
  }, [client]);

  const upload = (files: Iterable<File>) => {
    const { accepted, tooLarge, wrongType } = sortUpload(files);
    setNotices([
      ...(tooLarge.length > 0 ? [notice(SKIPPED_LARGE)] : []),
      ...(wrongType.length > 0 ? [notice(wrongTypeText(wrongType.map((file) => file.name)))] : []),
    ]);
    void read(
      accepted.map((file) => ({ id: crypto.randomUUID(), name: file.name, sample: false, source: file })),
    );
  };

  const remove = (removed: readonly DemoDocument[], text: string) => {
    const ids = new Set(removed.map(({ id }) => id));
    for (const id of ids) client?.remove(id);
    setDocuments((before) => before.filter(({ id }) => !ids.has(id)));
    setNotices([]);
    toast({ text, undo: () => void read(removed) });
  };

  return {
    documents,
    notices,
    reading,
    upload,
    dismissNotices: () => setNotices([]),
    cancel: () => batch.current?.controller.abort(),
    remove: (document: DemoDocument) => remove([document], `Removed ${quote(document.name)}`),
    clear: () => remove(documents, 'All documents removed'),
    /** Samples that are not there. */
    missing: SAMPLES.filter((sample) => !documents.some(({ id }) => id === sample.id)).length,
    loadSamples: () => void read(SAMPLES.filter((sample) => !documents.some(({ id }) => id === sample.id))),
  };
}
