interface FontFacts {
  /** As its designers call it. */
  label: string;
  /** What stands in for scripts that it lacks. */
  kind: 'sans' | 'serif';
}

/** Typefaces of the printed page by their ids, which records keep; their files stand in `screens/resumes/fonts/files.ts`. */
export const FONT_FAMILIES = {
  sans: { label: 'Source Sans', kind: 'sans' },
  inter: { label: 'Inter', kind: 'sans' },
  lato: { label: 'Lato', kind: 'sans' },
  carlito: { label: 'Carlito (as wide as Calibri)', kind: 'sans' },
  plex: { label: 'IBM Plex Sans', kind: 'sans' },
  open: { label: 'Open Sans', kind: 'sans' },
  serif: { label: 'Source Serif', kind: 'serif' },
  garamond: { label: 'EB Garamond', kind: 'serif' },
  lora: { label: 'Lora', kind: 'serif' },
  merriweather: { label: 'Merriweather', kind: 'serif' },
  ptserif: { label: 'PT Serif', kind: 'serif' },
} as const satisfies Record<string, FontFacts>;

export type FontFamily = keyof typeof FONT_FAMILIES;
export const FONT_FAMILY_IDS = Object.keys(FONT_FAMILIES) as FontFamily[];
