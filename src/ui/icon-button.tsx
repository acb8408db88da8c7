import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useButtonRef } from './focus-recovery.ts';

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Read by assistive technology and shown as the tooltip. */
  label: string;
  icon: LucideIcon;
}

/** A square button that shows only an icon. */
export function IconButton({ label, icon: Icon, className = '', ref, ...props }: Props) {
  return (
    <button
      ref={useButtonRef(ref, props.disabled)}
      type="button"
      aria-label={label}
      title={label}
      className={`grid size-9 shrink-0 place-items-center rounded-md text-muted transition-colors hover:bg-surface-2 hover:text-text disabled:opacity-40 disabled:hover:bg-transparent ${className}`}
      {...props}
    >
      <Icon size={17} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
