import type { Drawing } from './drawing.ts';
import type { Shape } from './shape.ts';

/** The ids of `ids` and of all shapes that are grouped with one of them, with `ids` last and in their order. */
export function withGroups({ shapes }: Drawing, ids: readonly string[]): readonly string[] {
  const wanted = new Set(ids);
  const groups = new Set<string>();
  for (const { id, group } of shapes) if (group && wanted.has(id)) groups.add(group);
  if (groups.size === 0) return ids;
  const others = shapes.filter(({ id, group }) => group && groups.has(group) && !wanted.has(id));
  return others.length === 0 ? ids : [...others.map(({ id }) => id), ...ids];
}

/** The one group that all of these belong to; undefined where they are not of one group. */
export function groupOf(shapes: readonly Shape[]): string | undefined {
  const [first] = shapes;
  return first?.group && shapes.every(({ group }) => group === first.group) ? first.group : undefined;
}
