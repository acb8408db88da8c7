import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router';
import { AREAS } from '#areas.ts';
import { paths } from '#paths.ts';
import { ICONS } from '#ui/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Wordmark } from '#ui/wordmark.tsx';
import { footerLinks, type NavigationItem, navigation } from './navigation.ts';
import { toggleSidebar, useSidebarCollapsed } from './sidebar-state.ts';

// Of use to those who have solved something, and not before the page stands.
const DueBadge = lazyPart(() => import('./due-badge.tsx'));

const row =
  'flex h-10 w-full items-center gap-3 rounded-md px-2.5 text-left text-sm text-muted sidebar-row lg:h-9';

function Soon() {
  return (
    <span className="sidebar-label ml-auto rounded border border-border px-1 text-xs font-semibold tracking-wide text-muted">
      SOON
    </span>
  );
}

function Item({ item, onNavigate }: { item: NavigationItem; onNavigate?: () => void }) {
  const Icon = item.icon && ICONS[item.icon];
  const { pathname } = useLocation();
  const within = item.within?.some((start) => pathname.startsWith(start));
  const hydrated = useHydrated();
  const area = AREAS.find(({ path }) => path === item.to);
  const content = (
    <>
      {Icon && (
        <Icon
          size={17}
          strokeWidth={1.75}
          className="shrink-0 in-[[aria-current]]:text-[color:var(--hue,var(--accent))]"
          aria-hidden
        />
      )}
      <span className="sidebar-label truncate">{item.label}</span>
      {item.soon && <Soon />}
      {item.badge && hydrated && <DueBadge failed={() => null} />}
    </>
  );
  if (!item.to) {
    return (
      <span className={`${row}`} title={`${item.label} (soon)`}>
        {content}
      </span>
    );
  }
  return (
    <NavLink
      to={item.to}
      title={item.label}
      data-hue={area?.hue}
      onClick={onNavigate}
      className={({ isActive }) =>
        `${row} transition-colors hover:bg-surface-2 hover:text-text ${isActive || within ? 'bg-surface-2 font-medium !text-text' : ''}`
      }
    >
      {content}
    </NavLink>
  );
}

/** The two sections and the footer links; shared by the wide sidebar and the small screens' drawer. */
export function SidebarContent({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <>
      <nav aria-label="Main" className="flex-1 space-y-6 overflow-y-auto px-3 py-4">
        {navigation.map((section) => (
          <section key={section.title} aria-label={section.title}>
            <h2 className="sidebar-label mb-1.5 px-2.5 text-xs font-semibold tracking-[0.08em] text-muted">
              {section.title}
            </h2>
            <ul className="space-y-0.5">
              {section.items.map((item) => (
                <li key={item.label}>
                  <Item item={item} onNavigate={onNavigate} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="sidebar-label flex gap-4 px-5.5 py-1.5 text-sm text-muted">
        {footerLinks.map(({ label, to = '' }) => (
          <NavLink
            key={to}
            to={to}
            onClick={onNavigate}
            className={({ isActive }) =>
              `py-2.5 hover:text-text hover:underline underline-offset-2 ${isActive ? 'font-medium !text-text' : ''}`
            }
          >
            {label}
          </NavLink>
        ))}
      </div>
    </>
  );
}

export function Sidebar() {
  const collapsed = useSidebarCollapsed();
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose;
  const label = collapsed ? 'Expand sidebar' : 'Collapse sidebar';
  return (
    <aside className="sidebar print:hidden sticky top-0 hidden h-dvh shrink-0 flex-col border-r bg-surface lg:flex">
      <div className="flex h-14 items-center px-3">
        <Link to={paths.home} className="sidebar-label rounded px-2.5" aria-label="Dryrun, home">
          <Wordmark />
        </Link>
        <button
          type="button"
          onClick={toggleSidebar}
          aria-label={label}
          aria-expanded={!collapsed}
          title={label}
          className="sidebar-toggle ml-auto grid size-9 place-items-center rounded-md text-muted hover:bg-surface-2 hover:text-text"
        >
          <Icon size={17} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <SidebarContent />
    </aside>
  );
}
