import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

/** A card at the head of an area's page that leads to one of its parts. */
export function HeaderCard({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <Link
      to={to}
      className="group flex flex-col rounded-lg border bg-surface p-4 transition-colors hover:border-border-strong"
    >
      <span className="flex items-center justify-between gap-2 font-semibold">
        {title}
        <ArrowRight
          size={16}
          aria-hidden
          className="text-muted transition-transform group-hover:translate-x-0.5 group-hover:text-accent"
        />
      </span>
      <span className="mt-1 text-sm text-pretty text-muted">{text}</span>
    </Link>
  );
}
