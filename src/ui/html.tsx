import { useMemo } from 'react';

interface Props {
  as?: 'div' | 'span';
  className?: string;
  /** Made at build time from our own content, never from anything a user typed or loaded. */
  html: string;
}

const policy = globalThis.trustedTypes?.createPolicy('dataset', { createHTML: (html) => html });

/** Shows HTML of the bundled dataset; the one place that does. */
export function Html({ as: Tag = 'div', className, html }: Props) {
  // React compares what it is given with what it was given: equal texts must be the same object.
  const trusted = useMemo(() => policy?.createHTML(html) ?? html, [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the bundled dataset is ours
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: trusted }} />;
}
