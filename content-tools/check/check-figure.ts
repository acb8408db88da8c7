/** What a figure's SVG may hold; anything else is refused, so scripts and foreign content need no rule of their own. */
const ELEMENTS = new Set(
  'svg title desc defs marker g path rect circle ellipse line polyline polygon text tspan'.split(' '),
);
const ATTRIBUTES = new Set(
  (
    'xmlns viewBox role aria-labelledby id class x y x1 y1 x2 y2 cx cy r rx ry width height d points transform dx dy ' +
    'text-anchor dominant-baseline marker-start marker-mid marker-end refX refY markerWidth markerHeight orient'
  ).split(' '),
);
const CLASSES = new Set(
  (
    'fig-box fig-box-accent fig-box-muted fig-line fig-line-accent fig-line-dashed fig-arrow fig-arrow-accent ' +
    'fig-text fig-text-muted fig-text-strong fig-text-accent fig-area fig-good fig-bad fig-warn'
  ).split(' '),
);
const PAINTED = new Set('path rect circle ellipse line polyline polygon text'.split(' '));

interface Tag {
  name: string;
  attributes: Map<string, string>;
}

/** Reads the tags of an SVG and reports what is not well-formed. */
function readTags(svg: string, report: (message: string) => void): Tag[] {
  const tags: Tag[] = [];
  const open: string[] = [];
  const source = svg.replace(/<!--.*?-->/gs, '');
  if (/<[?!]/.test(source)) report('drop the XML declaration, doctype or CDATA; start with <svg');
  for (const [whole, close, name = '', rest = '', empty] of source.matchAll(
    /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*"[^"<]*")*)\s*(\/?)>|<[^!?]/g,
  )) {
    if (!name) report(`cannot read the tag at "${whole}"; use double quotes and write &lt; for <`);
    else if (close) {
      if (open.pop() !== name) report(`</${name}> closes nothing or the wrong element`);
    } else {
      const attributes = [...rest.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g)];
      tags.push({ name, attributes: new Map(attributes.map(([, key = '', value = '']) => [key, value])) });
      if (!empty) open.push(name);
    }
  }
  if (open.length > 0) report(`<${open.at(-1)}> is never closed`);
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(source)) report('write &amp; for &');
  return tags;
}

/**
 * Checks the text of one figure.
 * @param name file name without `.svg`; every id must start with it and a hyphen
 * @returns one message a fault, each with its cure
 */
export function checkFigure(name: string, svg: string): string[] {
  const messages: string[] = [];
  const report = (message: string) => messages.push(message);
  const tags = readTags(svg, report);
  const ids = new Set<string>();

  const root = tags[0];
  if (root?.name !== 'svg') report('must be an <svg>');
  if (root?.attributes.get('role') !== 'img') report('add role="img" to <svg>');
  if (root?.attributes.has('width') || root?.attributes.has('height'))
    report('drop width and height from <svg>; the viewBox and the page set the size');
  const viewBox = /^0 0 (\d+) (\d+)$/.exec(root?.attributes.get('viewBox') ?? '');
  const width = Number(viewBox?.[1]);
  // A phone shows it 640 pixels wide: 13 units of a label are at least 11 pixels then.
  if (!(width >= 680 && width <= 750)) report('set viewBox="0 0 720 <height>" (width 680 to 750)');
  if (root?.attributes.get('aria-labelledby') !== `${name}-title ${name}-desc`)
    report(`set aria-labelledby="${name}-title ${name}-desc" on <svg>`);
  for (const part of ['title', 'desc']) {
    if (!tags.some((tag) => tag.name === part && tag.attributes.get('id') === `${name}-${part}`))
      report(`add <${part} id="${name}-${part}"> with what the drawing shows`);
    if (new RegExp(`<${part}[^>]*>\\s*</${part}>`).test(svg)) report(`<${part}> is empty; say what is drawn`);
  }

  for (const { name: element, attributes } of tags) {
    if (!ELEMENTS.has(element)) report(`<${element}> is not allowed; draw with ${[...ELEMENTS].join(', ')}`);
    if (PAINTED.has(element) && !attributes.has('class'))
      report(`<${element}> has no class and would be black in both themes; give it a fig- class`);
    for (const [key, value] of attributes) {
      if (!ATTRIBUTES.has(key))
        report(`attribute ${key} on <${element}> is not allowed; looks come from classes only`);
      if (key === 'class')
        for (const each of value.split(/\s+/))
          if (!CLASSES.has(each)) report(`unknown class "${each}"; see src/ui/figure.css`);
      if (key === 'id') {
        if (!value.startsWith(`${name}-`)) report(`id "${value}" must start with "${name}-"`);
        if (ids.has(value)) report(`id "${value}" is used twice`);
        ids.add(value);
      }
    }
  }
  for (const { attributes } of tags)
    for (const [key, value] of attributes)
      if (key.startsWith('marker-') && !ids.has(/^url\(#([^)]+)\)$/.exec(value)?.[1] ?? ''))
        report(`${key}="${value}" points at no id of this file`);
  return [...new Set(messages)];
}
