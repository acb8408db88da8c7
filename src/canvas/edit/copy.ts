import { isLine, place, type Shape } from '../shape.ts';

/**
 * Copies of `shapes`, shifted, with new ids. A copied line stays joined to copied boxes only; copied groups are groups of their own.
 * @param newId called once a copy, and once a group
 */
export function copies(shapes: readonly Shape[], shift: number, newId: () => string): Shape[] {
  const ids = new Map(shapes.map(({ id }) => [id, newId()]));
  const groups = new Map<string, string>();
  const groupOf = (group: string) => {
    const known = groups.get(group) ?? newId();
    groups.set(group, known);
    return known;
  };
  return shapes.map((shape): Shape => {
    const moved = {
      id: ids.get(shape.id) ?? newId(),
      ...(shape.group && { group: groupOf(shape.group) }),
      x: place(shape.x + shift),
      y: place(shape.y + shift),
    };
    if (!isLine(shape)) return { ...shape, ...moved };
    const { from, to, ...line } = shape;
    const [start, end] = [ids.get(from ?? ''), ids.get(to ?? '')];
    return {
      ...line,
      ...moved,
      x2: place(line.x2 + shift),
      y2: place(line.y2 + shift),
      ...(start && { from: start }),
      ...(end && { to: end }),
    };
  });
}
