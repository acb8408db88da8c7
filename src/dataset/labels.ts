import { AREAS } from '#areas.ts';

/** Groups that an area names; those of coding questions come from their index. */
const named = new Map(AREAS.flatMap(({ groups }) => Object.entries(groups)));

/** `two-pointers` → `Two Pointers`, as group names are shown. */
export function categoryLabel(group: string): string {
  return (
    named.get(group) ??
    group
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
  );
}
