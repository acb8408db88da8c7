/** `wasm` is compiled once and becomes the parts' `module`. */
export interface InstallRequest {
  kind: 'install';
  script: string;
  wasm?: ArrayBuffer;
  parts: object;
}

/** Page → frame. The frame keeps `install`'s parts and the `snapshot` and gives them to every worker it makes. */
export type FrameRequest =
  | InstallRequest
  /** Workers made from now on start from it; without one, from nothing. */
  | { kind: 'snapshot'; snapshot?: Uint8Array<ArrayBuffer> }
  | { kind: 'spawn'; id: number }
  | { kind: 'kill'; id: number };
