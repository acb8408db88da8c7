import { BackLink } from '#ui/back-link.tsx';
import { HeaderTools } from './header-tools.tsx';

/** The head of a page without sidebar and top bar: its own way back, search and the theme. */
export function BareHeader({ to, label, className = '' }: { to: string; label: string; className?: string }) {
  return (
    <header className={`flex h-14 items-center justify-between ${className}`}>
      <BackLink to={to} label={label} />
      <span className="-mr-2.5">
        <HeaderTools />
      </span>
    </header>
  );
}
