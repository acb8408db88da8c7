import { LayoutTemplate, type LucideIcon, Plus, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';

const ENTRIES: { to: string; label: string; icon: LucideIcon }[] = [
  { to: paths.resumesComingSoon, label: "What's new", icon: Sparkles },
  { to: paths.resumeTemplates, label: 'Templates', icon: LayoutTemplate },
  { to: paths.newResume, label: 'New Project', icon: Plus },
];

/** Three ways on that stay at hand while the list scrolls. */
export function FloatingPanel() {
  return (
    <nav
      aria-label="Quick actions"
      className="fixed inset-x-3 bottom-3 z-20 mx-auto flex w-fit max-w-full gap-0.5 rounded-xl border bg-surface p-1 shadow-lg sm:right-6 sm:bottom-6 sm:left-auto sm:mx-0"
    >
      {ENTRIES.map(({ to, label, icon: Icon }) => (
        <Link
          key={label}
          to={to}
          className="flex items-center gap-2 rounded-lg px-3 py-2 text-sm font-medium whitespace-nowrap hover:bg-surface-2"
        >
          <Icon size={15} aria-hidden className="text-muted" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
