import './sidebar.css';
import { Outlet } from 'react-router';
import { useNoteOrigin } from '#ui/question/origin.ts';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** Pages with the sidebar (wide or collapsed) and the top bar. */
export default function AppLayout() {
  useNoteOrigin();
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <Sidebar />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar />
        <main id="main" tabIndex={-1} className="min-h-0 flex-1 outline-none">
          <Outlet />
        </main>
      </div>
    </div>
  );
}
