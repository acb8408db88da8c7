import { attribute, tokensOf } from './markup.ts';

/** An element of an XML file, by its name without prefix. */
export interface XmlElement {
  name: string;
  attributes: string;
  children: XmlElement[];
  /** What it says itself, without its children. */
  text: string;
}

/** An XML file that is not read. */
export class XmlError extends Error {
  readonly reason: 'entities' | 'damaged';
  constructor(reason: 'entities' | 'damaged') {
    super(reason);
    this.reason = reason;
  }
}

/** No resume is nested deeper. */
const DEEPEST = 100;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * The root of an XML file. Entities that a file defines are never followed: a file with such is refused, as is one that ends
 * before its root does.
 */
export function parseXml(source: string): XmlElement {
  if (/<!ENTITY\b/i.test(source)) throw new XmlError('entities');
  const top: XmlElement = { name: '', attributes: '', children: [], text: '' };
  const open = [top];
  for (const token of tokensOf(source)) {
    const parent = open.at(-1) ?? top;
    if (token.type === 'text') parent.text += token.text;
    else if (token.type === 'close') {
      if (open.length === 1 || parent.name !== localName(token.name)) throw new XmlError('damaged');
      open.pop();
    } else {
      const { name, attributes, empty } = token;
      const element: XmlElement = { name: localName(name), attributes, children: [], text: '' };
      parent.children.push(element);
      if (!empty) open.push(element);
      if (open.length > DEEPEST) throw new XmlError('damaged');
    }
  }
  const [root, ...others] = top.children;
  // Of a file that was cut within a tag, the tag is left as text.
  if (!root || others.length > 0 || open.length > 1 || top.text.includes('<')) throw new XmlError('damaged');
  return root;
}

/** The elements at the end of a path of names, all of them at each step. */
export const elements = (from: XmlElement | undefined, path: string): XmlElement[] =>
  path
    .split('/')
    .reduce<XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      from ? [from] : [],
    );

/** The first element at the end of a path. */
export const element = (from: XmlElement | undefined, path: string): XmlElement | undefined =>
  elements(from, path)[0];

/** The value of an element's attribute, or nothing. */
export const attributeOf = (from: XmlElement | undefined, name: string): string =>
  (from && attribute(from.attributes, name)) ?? '';
