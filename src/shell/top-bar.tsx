import { Menu, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import { HeaderTools } from './header-tools.tsx';
import { SidebarContent } from './sidebar.tsx';
import { Trail } from './trail.tsx';

/** The sidebar's twin on small screens: the same content in a drawer. */
function Drawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  // Every page would carry its content twice.
  const [wanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <IconButton label="Open menu" icon={Menu} className="lg:hidden" onClick={open} />
      <dialog
        ref={dialog}
        aria-label="Menu"
        // A click on the backdrop lands on the dialog itself.
        onClick={(event) => event.target === dialog.current && close()}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        className="m-0 h-dvh max-h-none w-72 max-w-[85vw] border-r bg-surface text-text backdrop:bg-black/40"
      >
        <div className="flex h-full flex-col">
          <div className="flex h-14 items-center justify-between px-5">
            <Wordmark />
            <IconButton label="Close menu" icon={X} onClick={close} />
          </div>
          {wanted && <SidebarContent onNavigate={close} />}
        </div>
      </dialog>
    </>
  );
}

export function TopBar() {
  return (
    <header className="print:hidden sticky top-0 z-20 flex h-14 items-center gap-1 border-b bg-bg/95 px-3 backdrop-blur-sm lg:px-6">
      <Drawer />
      <Link to={paths.home} className="rounded px-1 lg:hidden" aria-label="Dryrun, home">
        <Wordmark />
      </Link>
      <Trail />
      <div className="ml-auto">
        <HeaderTools />
      </div>
    </header>
  );
}
