import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { IconName } from '#areas.ts';
import { ICONS } from './icons.ts';

interface Props {
  to: string;
  title: string;
  text: string;
  icon?: IconName;
  /** Stands at its foot, such as progress. */
  children?: ReactNode;
}

/** A card at the head of an area's page that leads to one of its parts. */
export function HeaderCard({ to, title, text, icon, children }: Props) {
  const Icon = icon && ICONS[icon];
  return (
    <Link
      to={to}
      className="group flex flex-col rounded-lg border bg-surface p-4 transition-colors hover:border-border-strong"
    >
      <span className="flex items-center gap-2 font-semibold">
        {Icon && <Icon size={17} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />}
        {title}
        <ArrowRight
          size={16}
          aria-hidden
          className="ml-auto shrink-0 text-muted transition-transform group-hover:translate-x-0.5 group-hover:text-accent"
        />
      </span>
      <span className="mt-1 text-sm text-pretty text-muted">{text}</span>
      {children && <span className="mt-auto block pt-3">{children}</span>}
    </Link>
  );
}
