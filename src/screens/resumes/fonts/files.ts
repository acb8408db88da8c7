import { FONT_FAMILIES, type FontFamily } from '#resume/templates/font-families.ts';

export const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'] as const;
export type Subset = (typeof SUBSETS)[number];

interface Face {
  src: string;
  fontWeight: 400 | 600;
  fontStyle: 'normal' | 'italic';
}

/** The package of each family, and the weight of its bold where it has no 600. */
const PACKAGES: Record<FontFamily, { name: string; bold: 600 | 700 }> = {
  sans: { name: 'source-sans-3', bold: 600 },
  inter: { name: 'inter', bold: 600 },
  lato: { name: 'lato', bold: 700 },
  carlito: { name: 'carlito', bold: 700 },
  plex: { name: 'ibm-plex-sans', bold: 600 },
  open: { name: 'open-sans', bold: 600 },
  serif: { name: 'source-serif-4', bold: 600 },
  garamond: { name: 'eb-garamond', bold: 600 },
  lora: { name: 'lora', bold: 600 },
  merriweather: { name: 'merriweather', bold: 600 },
  ptserif: { name: 'pt-serif', bold: 700 },
};

/** Addresses of the files of every script and style. */
const ADDRESSES = import.meta.glob<string>(
  [
    '/node_modules/@fontsource/{source-sans-3,inter,lato,carlito,ibm-plex-sans,open-sans,source-serif-4,eb-garamond,lora,merriweather,pt-serif}/files/*-{latin,latin-ext,vietnamese,greek,cyrillic}-400-{normal,italic}.woff',
    '/node_modules/@fontsource/{source-sans-3,inter,ibm-plex-sans,open-sans,source-serif-4,eb-garamond,lora,merriweather}/files/*-{latin,latin-ext,vietnamese,greek,cyrillic}-600-normal.woff',
    '/node_modules/@fontsource/{lato,carlito,pt-serif}/files/*-{latin,latin-ext,vietnamese,greek,cyrillic}-700-normal.woff',
  ],
  { query: '?url', import: 'default', eager: true },
);

function facesOf(family: FontFamily, subset: Subset): Face[] | undefined {
  const { name, bold } = PACKAGES[family];
  const address = (style: string) =>
    ADDRESSES[`/node_modules/@fontsource/${name}/files/${name}-${subset}-${style}.woff`];
  const [regular, italic, strong] = [address('400-normal'), address('400-italic'), address(`${bold}-normal`)];
  if (!regular || !italic || !strong) return undefined;
  return [
    { src: regular, fontWeight: 400, fontStyle: 'normal' },
    { src: italic, fontWeight: 400, fontStyle: 'italic' },
    { src: strong, fontWeight: 600, fontStyle: 'normal' },
  ];
}

/** The embedded fonts: of each family the scripts that it has. */
export const FONT_FILES = Object.fromEntries(
  (Object.keys(FONT_FAMILIES) as FontFamily[]).map((family) => [
    family,
    Object.fromEntries(
      SUBSETS.flatMap((subset) => {
        const faces = facesOf(family, subset);
        return faces ? [[subset, faces]] : [];
      }),
    ),
  ]),
) as Record<FontFamily, Partial<Record<Subset, Face[]>>>;
