import { graphOf } from './adjacency.ts';
import {
  emptyPicture,
  fitText,
  fitted,
  type Note,
  type Picture,
  type Scene,
  type Subject,
  type Tone,
} from './picture.ts';
import { traversalOf } from './traversal.ts';
import { edge } from './tree.ts';

const RADIUS = 19;

/** Nodes on a circle with their edges, visited ones and those that wait set apart. */
export function graphPicture(subject: Subject, scene: Scene): Picture {
  const { nodes, edges } = graphOf(subject.value, scene.state.objects);
  const radius = Math.max(70, (nodes.length * (RADIUS * 2 + 18)) / (2 * Math.PI));
  const center = radius + RADIUS + 14;
  const at = new Map(
    nodes.map(({ key }, index) => {
      const angle = (2 * Math.PI * index) / Math.max(1, nodes.length) - Math.PI / 2;
      return [key, [center + radius * Math.cos(angle), center + radius * Math.sin(angle)] as const];
    }),
  );
  const keys = nodes.map(({ key }) => key);
  const { visited, waiting, here } = traversalOf(subject, keys, scene);
  const tone = (key: string): Tone =>
    key === here ? 'active' : waiting.has(key) ? 'changed' : visited.has(key) ? 'visited' : 'plain';
  const picture = emptyPicture(
    `${subject.name}: a graph of ${nodes.length} nodes and ${edges.length} edges.`,
  );
  const known = new Set(edges.map(({ from, to }) => `${from} ${to}`));
  picture.links = edges.flatMap(({ from, to }) => {
    const [start, end] = [at.get(from), at.get(to)];
    if (!start || !end || from === to) return [];
    const both = known.has(`${to} ${from}`);
    // An edge in both directions is one line.
    if (both && from > to) return [];
    return [edge(`${subject.key}${from}-${to}`, start, end, RADIUS, 'plain', !both)];
  });
  picture.notes = edges.flatMap(({ from, to, weight }): Note[] => {
    const [start, end] = [at.get(from), at.get(to)];
    if (weight === undefined || !start || !end || (known.has(`${to} ${from}`) && from > to)) return [];
    // Off the middle, so that the weights of edges that cross don't meet.
    const [x, y] = [start[0] + (end[0] - start[0]) * 0.42, start[1] + (end[1] - start[1]) * 0.42 + 4];
    const key = `${subject.key}${from}-${to}=`;
    return [{ key, x, y, text: fitText(weight, 60), anchor: 'middle', tone: 'plain' }];
  });
  picture.boxes = nodes.flatMap(({ key, text }) => {
    const spot = at.get(key);
    if (!spot) return [];
    const width = Math.max(RADIUS * 2, Math.min(110, text.length * 8 + 18));
    return [
      {
        key: `${subject.key}.${key}`,
        x: spot[0] - width / 2,
        y: spot[1] - RADIUS,
        width,
        height: RADIUS * 2,
        text: fitText(text, width),
        shape: 'pill' as const,
        tone: tone(key),
      },
    ];
  });
  if (nodes.length === 0)
    picture.notes.push({
      key: `${subject.key}0`,
      x: 12,
      y: 30,
      text: 'empty',
      anchor: 'start',
      tone: 'muted',
    });
  return fitted(picture);
}
