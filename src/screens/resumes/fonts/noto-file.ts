import type { NotoId } from '#resume/scripts.ts';

/** A file of a font: where it is in each weight, and the characters in it as CSS writes them. */
export interface NotoFile {
  /** Its part of the font: a script or a number. */
  part: string;
  regular: string;
  bold: string;
  /** Undefined if it holds all of the font. */
  range?: string | undefined;
}

/** The address of a part in a weight; empty if the addresses have none. */
export const addressIn = (addresses: Record<string, string>, id: NotoId, part: string, weight: number) =>
  addresses[
    `/node_modules/@fontsource/noto-sans-${id}/files/noto-sans-${id}-${part}-${weight}-normal.woff`
  ] ?? '';
