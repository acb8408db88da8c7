import { NODE_LABELS, NODE_SIZE, type Pipeline, type PipelineNode } from './model.ts';

const MARGIN = 24;
const INK = '#1d1b18';
const MUTED = '#625d54';
const FIT = { label: 24, note: 30 };

const xml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // XML knows no control characters, not even escaped.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

function figure(node: PipelineNode): string {
  const { w, h } = NODE_SIZE;
  const type = NODE_LABELS[node.type];
  return [
    `<g transform="translate(${node.x} ${node.y})">`,
    `<rect width="${w}" height="${h}" rx="6" fill="#fff" stroke="${INK}" stroke-width="1.5"/>`,
    `<text x="12" y="18" font-size="10" fill="${MUTED}">${type}</text>`,
    `<text x="12" y="36" font-size="13" font-weight="600" fill="${INK}">${xml(cut(node.label, FIT.label))}</text>`,
    `<text x="12" y="53" font-size="11" fill="${MUTED}">${xml(cut(node.note, FIT.note))}</text></g>`,
  ].join('');
}

function way(from: PipelineNode, to: PipelineNode): string {
  const { w, h } = NODE_SIZE;
  const [x, y, x2, y2] = [from.x + w, from.y + h / 2, to.x - 8, to.y + h / 2];
  const bend = Math.max(30, Math.abs(x2 - x) / 2);
  return (
    `<path d="M${x} ${y}C${x + bend} ${y} ${x2 - bend} ${y2} ${x2} ${y2}" fill="none" stroke="${INK}" stroke-width="1.5"/>` +
    `<path d="M${x2 + 8} ${y2}l-8 -4.6v9.2z" fill="${INK}"/>`
  );
}

/** The pipeline in words: `Clicks (data source), to Clean`. */
export function outline({ nodes, edges }: Pipeline): string[] {
  const name = (id: string) => nodes.find((node) => node.id === id)?.label ?? id;
  return nodes.map(({ id, label, type }) => {
    const to = edges.filter(({ from }) => from === id).map((edge) => name(edge.to));
    const kind = NODE_LABELS[type];
    const own = label === kind ? label : `${label} (${kind.toLowerCase()})`;
    return to.length > 0 ? `${own}, to ${to.join(' and ')}` : own;
  });
}

/** The pipeline as the text of an SVG file of its own, black on white. */
export function exportSvg(pipeline: Pipeline, title: string): string {
  const { nodes, edges } = pipeline;
  const [left, top] = [Math.min(...nodes.map(({ x }) => x)), Math.min(...nodes.map(({ y }) => y))];
  const right = Math.max(...nodes.map(({ x }) => x)) + NODE_SIZE.w;
  const bottom = Math.max(...nodes.map(({ y }) => y)) + NODE_SIZE.h;
  const [x, y] = [left - MARGIN, top - MARGIN];
  const [w, h] = [right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
  const index = new Map(nodes.map((node) => [node.id, node]));
  const ways = edges.flatMap(({ from, to }) => {
    const [start, end] = [index.get(from), index.get(to)];
    return start && end ? [way(start, end)] : [];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}" font-family="'Instrument Sans', system-ui, sans-serif" role="img">`,
    `<title>${xml(title)}</title><desc>${xml(outline(pipeline).join('; '))}</desc>`,
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fff"/>`,
    ...ways,
    ...nodes.map(figure),
    '</svg>',
  ].join('\n');
}
