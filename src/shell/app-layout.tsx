import './sidebar.css';
import { Outlet, useMatches } from 'react-router';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** What a route module may export as `handle`. */
interface PageHandle {
  /** A workspace that takes the whole room beside the sidebar. */
  wide?: boolean;
}

/** Pages with the sidebar (wide or collapsed) and the top bar. */
export default function AppLayout() {
  const wide = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.wide);
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <Sidebar />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar />
        <main
          id="main"
          tabIndex={-1}
          className={`w-full flex-1 outline-none ${wide ? 'min-h-0 p-2' : 'mx-auto max-w-6xl px-4 py-8 lg:px-10'}`}
        >
          <Outlet />
        </main>
      </div>
    </div>
  );
}
