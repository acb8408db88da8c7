import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { pagePolicy } from './policy.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Every element of a document, also within templates. */
function elementsOf(node: Node): Element[] {
  const inside = [
    ...('childNodes' in node ? node.childNodes : []),
    ...('content' in node ? [node.content] : []),
  ].flatMap(elementsOf);
  return 'tagName' in node ? [node, ...inside] : inside;
}

const read = (html: string) => elementsOf(parse(html, { sourceCodeLocationInfo: true }));

const attribute = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name)?.value;

/** Texts of a page's own scripts; those with an address are let through by it. */
export const inlineScripts = (html: string): string[] =>
  read(html)
    .filter((element) => element.tagName === 'script' && attribute(element, 'src') === undefined)
    .map(({ childNodes }) => childNodes.map((node) => ('value' in node ? node.value : '')).join(''));

/** Files of the modules that a page names for preloading, now or after its paint, as paths below the site's root. */
export const preloadedModules = (html: string): string[] =>
  read(html)
    .filter(({ tagName }) => tagName === 'link')
    .filter((link) => attribute(link, 'rel')?.startsWith('module'))
    .map((link) => (attribute(link, 'href') ?? '').replace(/^\//, ''));

/**
 * The page with its policy ahead of everything that the policy is to hold. The one change that is made to a page after React has
 * written it, as no hook can: the policy holds the hashes of the scripts, and React Router writes some of them itself.
 */
export function withPolicy(html: string, frameScript: string): string {
  const elements = read(html);
  if (elements.some((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy'))
    throw new Error('the page has a policy already');
  const [first] = elements.find(({ tagName }) => tagName === 'head')?.childNodes ?? [];
  const isCharset = first && 'tagName' in first && attribute(first, 'charset') !== undefined;
  const place = isCharset ? first.sourceCodeLocation?.endOffset : undefined;
  if (place === undefined) throw new Error('the head of the page does not begin with its charset');
  const policy = pagePolicy(inlineScripts(html), frameScript);
  return `${html.slice(0, place)}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${html.slice(place)}`;
}
