import { CHUNK_OVERLAP, CHUNK_SIZE, chunkBounds } from './chunk.ts';
import { decodeText } from './decode.ts';
import type { CorpusDocument } from './retrieve.ts';

export type Added =
  | { ok: true; chunks: number; characters: number /** Invalid sequences, now U+FFFD. */; replaced: number }
  | { ok: false; problem: 'empty' | 'binary' };

export interface Corpus {
  readonly documents: readonly CorpusDocument[];
  add(id: string, name: string, bytes: Uint8Array): Added;
  remove(id: string): void;
}

/** The documents a question is asked of, in the order they were added. */
export function createCorpus(): Corpus {
  let documents: CorpusDocument[] = [];
  return {
    get documents() {
      return documents;
    },
    add(id, name, bytes) {
      const decoded = decodeText(bytes);
      if ('problem' in decoded) return { ok: false, problem: decoded.problem };
      const { text, replaced } = decoded;
      const bounds = chunkBounds(text);
      const last = bounds.at(-1);
      const characters =
        (bounds.length - 1) * (CHUNK_SIZE - CHUNK_OVERLAP) +
        (last ? [...text.slice(last.start, last.end)].length : 0);
      documents = [
        ...documents.filter((document) => document.id !== id),
        { id, name, text, characters, bounds },
      ];
      return { ok: true, chunks: bounds.length, characters, replaced };
    },
    remove(id) {
      documents = documents.filter((document) => document.id !== id);
    },
  };
}
