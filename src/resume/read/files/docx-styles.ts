import { attribute, tokensOf } from './markup.ts';

/** How a style of a Word document sets text. */
export interface WordStyle {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  listed?: boolean;
  heading?: boolean;
}

/** Word counts text in half points. */
const HALF_POINTS = 2;
export const DEFAULT_SIZE = 11;

/** A switch such as `<w:b/>` is on unless it says otherwise. */
export const isOn = (attributes: string): boolean =>
  !/^(?:0|false|off|none)$/.test(attribute(attributes, 'w:val') ?? '');

export const sizeOf = (attributes: string): number | undefined => {
  const halves = Number(attribute(attributes, 'w:val'));
  return halves > 0 ? halves / HALF_POINTS : undefined;
};

/** The styles of a document by their ids, each with what it inherits, and the size of plain text. */
export function readStyles(xml: string): { styles: Map<string, WordStyle>; size: number } {
  const own = new Map<string, WordStyle & { basedOn?: string }>();
  const defaults: WordStyle = {};
  let current: (WordStyle & { basedOn?: string }) | undefined;
  for (const token of tokensOf(xml)) {
    if (token.type === 'close' && (token.name === 'w:style' || token.name === 'w:docDefaults'))
      current = undefined;
    if (token.type !== 'open') continue;
    const { name, attributes } = token;
    if (name === 'w:docDefaults') current = defaults;
    else if (name === 'w:style') {
      current = {};
      const id = attribute(attributes, 'w:styleId');
      if (id) own.set(id, current);
    } else if (!current) continue;
    else if (name === 'w:basedOn') current.basedOn = attribute(attributes, 'w:val');
    else if (name === 'w:name')
      current.heading = /^(?:heading|title)/i.test(attribute(attributes, 'w:val') ?? '');
    else if (name === 'w:b') current.bold = isOn(attributes);
    else if (name === 'w:i') current.italic = isOn(attributes);
    else if (name === 'w:sz') current.size = sizeOf(attributes);
    else if (name === 'w:numId') current.listed = attribute(attributes, 'w:val') !== '0';
  }
  const resolve = (id: string, depth = 0): WordStyle => {
    const { basedOn, ...style } = own.get(id) ?? {};
    const known = Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));
    return basedOn && depth < 10 ? { ...resolve(basedOn, depth + 1), ...known } : known;
  };
  const styles = new Map([...own.keys()].map((id) => [id, resolve(id)]));
  return { styles, size: defaults.size ?? DEFAULT_SIZE };
}
