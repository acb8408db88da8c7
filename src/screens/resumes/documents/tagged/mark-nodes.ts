import { ARTIFACT, type Structure, type Tag } from './structure.ts';

/** What is used of a node of @react-pdf's layout, a page or a part of one with its place. */
export interface LayoutNode {
  type: string;
  box?: Record<string, number>;
  style?: { backgroundColor?: string };
  props?: { 'data-tag'?: Tag; 'data-alt'?: string; paint?: () => null };
  children?: LayoutNode[];
}

const POINT = { top: 0, left: 0, width: 1, height: 1 };

/** Draws nothing: what it does happens when the drawing comes to its place. */
const doing = (act: () => void): LayoutNode => ({
  type: 'CANVAS',
  box: POINT,
  style: {},
  props: {
    paint: () => {
      act();
      return null;
    },
  },
});

const isDrawn = ({ box = {}, style }: LayoutNode): boolean =>
  style?.backgroundColor !== undefined ||
  ['borderTopWidth', 'borderRightWidth', 'borderBottomWidth', 'borderLeftWidth'].some((side) => box[side]);

/** A view or page: what it draws itself is no content, its parts are. */
function markedGroup(node: LayoutNode, path: Tag, structure: Structure): LayoutNode[] {
  const children = (node.children ?? []).flatMap((child) => marked(child, path, structure));
  if (node.type === 'PAGE' || !isDrawn(node)) return [{ ...node, children }];
  return [
    doing(() => structure.beginArtifact()),
    { ...node, children: [doing(() => structure.end()), ...children] },
  ];
}

/** A node between marks that tell machines what it is. */
function marked(node: LayoutNode, above: Tag, structure: Structure): LayoutNode[] {
  const { props = {}, type } = node;
  const path = [...above, ...(props['data-tag'] ?? (type === 'TEXT' ? ['P'] : []))];
  if (type === 'VIEW' || type === 'PAGE') return markedGroup(node, path, structure);
  const isContent = path.at(-1) !== ARTIFACT && (type === 'TEXT' || props['data-alt'] !== undefined);
  const begin = isContent
    ? () => structure.begin(path, props, { alt: props['data-alt'] })
    : () => structure.beginArtifact();
  return [doing(begin), node, doing(() => structure.end())];
}

/** The pages of a layout with every part marked as what it is. */
export const markedPages = (pages: readonly LayoutNode[], structure: Structure): LayoutNode[] =>
  pages.flatMap((page) => marked(page, [], structure));
