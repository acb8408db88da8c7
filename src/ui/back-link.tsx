import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** The way back to the page that this one belongs to. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="inline-flex items-center gap-2 rounded text-sm text-muted hover:text-text">
      <ArrowLeft size={16} aria-hidden />
      {label}
    </Link>
  );
}
