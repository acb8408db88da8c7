import { type KeyboardEvent, type ReactNode, useId } from 'react';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  content: ReactNode;
}

interface Props<Id extends string> {
  /** Names the group of tabs. */
  label: string;
  tabs: Tab<Id>[];
  active: Id;
  onChange: (id: Id) => void;
  /** Stands at the end of the tabs' row. */
  aside?: ReactNode;
  className?: string;
  /** The panel is a part of the page that scrolls with it, instead of scrolling on its own. */
  inPage?: boolean;
}

/** Tabs as the ARIA practices describe them: arrow keys move, the active panel alone is shown. */
export function Tabs<Id extends string>({
  label,
  tabs,
  active,
  onChange,
  aside,
  className = '',
  inPage = false,
}: Props<Id>) {
  const base = useId();
  const current = tabs.find((tab) => tab.id === active) ?? tabs[0];
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab.id === active);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next =
      event.key === 'Home'
        ? tabs[0]
        : event.key === 'End'
          ? tabs.at(-1)
          : step && tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <div className={`flex min-h-0 flex-col ${className}`}>
      <div className={`flex print:hidden shrink-0 items-center gap-2 border-b ${inPage ? '' : 'px-2'}`}>
        <div
          role="tablist"
          aria-label={label}
          onKeyDown={press}
          className="-mb-px flex min-w-0 gap-1 overflow-x-auto"
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={`${base}-${tab.id}`}
              type="button"
              role="tab"
              aria-selected={tab.id === active}
              aria-controls={`${base}-panel`}
              tabIndex={tab.id === active ? 0 : -1}
              onClick={() => onChange(tab.id)}
              className={`shrink-0 whitespace-nowrap border-b-2 px-2.5 py-2 text-sm font-medium transition-colors ${tab.id === active ? 'border-accent text-text' : 'border-transparent text-muted hover:text-text'}`}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {aside}
      </div>
      <div
        id={`${base}-panel`}
        role="tabpanel"
        aria-labelledby={`${base}-${active}`}
        // A panel that scrolls on its own must be reachable by keyboard.
        tabIndex={inPage ? undefined : 0}
        className={inPage ? 'pt-5 outline-offset-4' : 'min-h-0 flex-1 overflow-auto -outline-offset-2'}
      >
        {current?.content}
      </div>
    </div>
  );
}
