import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { HELD_SCRIPTS, PRELOAD_LATER } from './start-script.ts';

interface TagProps {
  rel?: string;
  type?: string;
  children?: ReactNode;
}

/** The same tags, of which none loads a module: preloads do nothing, and the module script lies in a template. */
function held(tags: ReactNode): ReactNode {
  return Children.map(tags, (tag) => {
    if (!isValidElement<TagProps>(tag)) return tag;
    if (tag.type === Fragment) return held(tag.props.children);
    if (tag.type === 'link' && tag.props.rel === 'modulepreload')
      return cloneElement(tag, { rel: PRELOAD_LATER });
    if (tag.type === 'script' && tag.props.type === 'module')
      return <template id={HELD_SCRIPTS}>{tag}</template>;
    return tag;
  });
}

/**
 * React Router's scripts, which wait in the built page until `startScript` puts them in their places. The browser's own render is
 * that of `<Scripts>`, so that it meets the tags it expects.
 */
export function DeferredScripts() {
  // Called, not rendered: what it returns is the only place where its tags can be changed before they are HTML.
  const tags = Scripts({});
  return import.meta.env.SSR && import.meta.env.PROD ? held(tags) : tags;
}
