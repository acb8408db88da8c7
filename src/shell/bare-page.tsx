import type { ReactNode } from 'react';
import { BackLink } from '#ui/back-link.tsx';
import { Page } from '#ui/page.tsx';
import { HeaderTools } from './header-tools.tsx';

interface Props {
  back: { to: string; label: string };
  width?: 'reading' | 'page';
  children: ReactNode;
}

/** A page without sidebar and top bar: its own way back, search and the theme in their place. The sidebar's room stays empty, so that its left edge is that of the pages which have one. */
export function BarePage({ back, width, children }: Props) {
  return (
    <div className="lg:pl-(--sidebar) print:pl-0">
      <header className="mx-auto box-content flex print:hidden h-14 max-w-page items-center justify-between px-edge">
        <BackLink {...back} />
        <span className="-mr-2.5">
          <HeaderTools />
        </span>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        <Page {...(width && { width })}>{children}</Page>
      </main>
    </div>
  );
}
