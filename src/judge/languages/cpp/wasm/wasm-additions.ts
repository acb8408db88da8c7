import { joined, numberBytes, WasmReader } from '#judge/wasm-bytes.ts';
import type { WasmModule } from './wasm-module.ts';

/** What is added to a module's lists. */
export class Additions {
  readonly #counts = new Map<number, number>();
  readonly #added = new Map<number, number[][]>();

  constructor({ sections }: WasmModule) {
    for (const { id, body } of sections) this.#counts.set(id, new WasmReader(body).number());
  }

  /** The number of the first thing to be added to a section. */
  add(section: number, ...items: number[][]): number {
    const added = this.#added.get(section) ?? [];
    this.#added.set(section, added);
    const index = (this.#counts.get(section) ?? 0) + added.length;
    added.push(...items);
    return index;
  }

  /** A section with what was added behind what it held. */
  written(id: number, body: Uint8Array): Uint8Array {
    const added = this.#added.get(id);
    if (!added) return body;
    const reader = new WasmReader(body);
    const count = reader.number() + added.length;
    return joined([numberBytes(count), body.subarray(reader.at), ...added]);
  }
}
