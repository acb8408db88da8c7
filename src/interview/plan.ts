/** What a question of an interview is about. */
export const AREAS = ['coding', 'system-design', 'machine-learning', 'behavioral'] as const;
export type Area = (typeof AREAS)[number];

export const KINDS = [...AREAS, 'mixed'] as const;
export type Kind = (typeof KINDS)[number];

/** Minutes. */
export const LENGTHS = [30, 45, 60] as const;
export type Length = (typeof LENGTHS)[number];

const many = (area: Area, count: number): Area[] => Array<Area>(count).fill(area);
const each = (area: Area, counts: [number, number, number]): Record<Length, Area[]> => ({
  30: many(area, counts[0]),
  45: many(area, counts[1]),
  60: many(area, counts[2]),
});

/** As real rounds go: one or two problems or designs, or a handful of stories. */
const PLANS: Record<Kind, Record<Length, Area[]>> = {
  coding: each('coding', [1, 2, 3]),
  'system-design': each('system-design', [1, 1, 2]),
  'machine-learning': each('machine-learning', [1, 1, 2]),
  behavioral: each('behavioral', [4, 5, 6]),
  mixed: {
    30: ['behavioral', 'coding'],
    45: ['behavioral', 'coding', 'system-design'],
    60: ['behavioral', 'coding', 'system-design', 'machine-learning'],
  },
};

/** The areas of an interview's questions, in order. */
export const planFor = (kind: Kind, length: Length): readonly Area[] => PLANS[kind][length];

/** How long one question takes beside another. */
const WEIGHTS: Record<Area, number> = {
  coding: 3,
  'system-design': 4,
  'machine-learning': 4,
  behavioral: 1,
};

/** Minutes that each question of an interview may take, so that the time is enough for all. */
export function paceOf(areas: readonly Area[], minutes: number): number[] {
  const sum = areas.reduce((total, area) => total + WEIGHTS[area], 0);
  // Half a minute is rounded down: better a little left than too little.
  return areas.map((area) => Math.ceil((minutes * WEIGHTS[area]) / sum - 0.5));
}

const TOPS: Record<string, Area> = {
  dsa: 'coding',
  'system-design': 'system-design',
  'machine-learning': 'machine-learning',
  behavioral: 'behavioral',
};

/** The area of a question by its `databaseId`; undefined where there is no such area. */
export function areaOf(databaseId: string): Area | undefined {
  const top = databaseId.split('/')[0] ?? '';
  return Object.hasOwn(TOPS, top) ? TOPS[top] : undefined;
}
