import { AREAS, type AreaId, areaById } from '#areas.ts';

export const KINDS = [...AREAS.map(({ id }) => id), 'mixed'] as const;
export type Kind = (typeof KINDS)[number];

/** Minutes. */
export const LENGTHS = [30, 45, 60] as const;
export type Length = (typeof LENGTHS)[number];

const weightOf = (id: AreaId): number => areaById(id).interview.weight;

/** A question of each area that has its place in so short an interview, the quick ones first. */
const mixed = (length: Length): AreaId[] =>
  AREAS.filter(({ interview }) => (interview.mixedFrom ?? Number.POSITIVE_INFINITY) <= length)
    .map(({ id }) => id)
    .sort((a, b) => weightOf(a) - weightOf(b));

/** The areas of an interview's questions, in order; as real rounds go: one or two problems or designs, or a handful of stories. */
export function planFor(kind: Kind, length: Length): readonly AreaId[] {
  if (kind === 'mixed') return mixed(length);
  return Array<AreaId>(areaById(kind).interview.counts[LENGTHS.indexOf(length)] ?? 0).fill(kind);
}

/** Minutes that each question of an interview may take, so that the time is enough for all. */
export function paceOf(areas: readonly AreaId[], minutes: number): number[] {
  const sum = areas.reduce((total, area) => total + weightOf(area), 0);
  // Half a minute is rounded down: better a little left than too little.
  return areas.map((area) => Math.ceil((minutes * weightOf(area)) / sum - 0.5));
}
