import type { ComponentProps } from 'react';
import { useButtonRef } from './focus-recovery.ts';

const base =
  'inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-50';

const variants = {
  primary: 'bg-accent text-on-accent hover:opacity-90',
  secondary: 'border border-border bg-surface text-text hover:bg-surface-2',
  quiet: 'text-muted hover:bg-surface-2 hover:text-text',
  danger: 'border border-border bg-surface text-hard hover:bg-hard-soft',
} as const;

const sizes = { sm: 'h-8 px-2.5 text-sm', md: 'h-9 px-3.5 text-sm', lg: 'h-11 px-5' } as const;

interface Look {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

/** The classes of a button, for links that look like one. */
export function buttonClass({ variant = 'secondary', size = 'md' }: Look = {}): string {
  return `${base} ${variants[variant]} ${sizes[size]}`;
}

export function Button({ variant, size, className = '', ref, ...props }: ComponentProps<'button'> & Look) {
  return (
    <button
      ref={useButtonRef(ref, props.disabled)}
      type="button"
      className={`${buttonClass({ variant, size })} ${className}`}
      {...props}
    />
  );
}
