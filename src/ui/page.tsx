import type { ReactNode } from 'react';

interface Props {
  /**
   * `reading` is for text and for lists that are read like text, `page` for tables, cards and forms, `wide` for a workspace that takes
   * the whole room beside the sidebar.
   */
  width?: 'reading' | 'page' | 'wide';
  children: ReactNode;
}

/**
 * The box that every screen draws itself in. Widths and padding are the tokens of `page.css`, so that from one screen to another the left
 * edge stays; `scripts/page-widths.test.ts` holds it.
 */
export function Page({ width = 'page', children }: Props) {
  if (width === 'wide') return <div className="p-2">{children}</div>;
  return (
    <div className="mx-auto box-content max-w-page px-edge pt-8 pb-20">
      {width === 'reading' ? <div className="max-w-reading">{children}</div> : children}
    </div>
  );
}
