import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useButtonRef } from './focus-recovery.ts';

interface Props {
  trigger: ReactNode;
  triggerClass: string;
  /** Name of the panel. */
  label: string;
  /** Side of the trigger the panel lines up with. */
  align?: 'start' | 'end';
  /** Opens over the trigger instead of below it. */
  above?: boolean;
  /** Its controls are commands: one click on any of them is all that it was opened for. */
  closesOnClick?: boolean;
  children: ReactNode;
}

/**
 * A button that opens a small panel of controls below it. Escape, a click elsewhere or leaving it with the
 * keyboard closes it; Escape gives the focus back.
 */
export function Menu({ trigger, triggerClass, label, align = 'end', above, closesOnClick, children }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for Escape from the controls inside
    <div
      ref={root}
      className="relative"
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        // One Escape, one layer: what the menu lies in stays open.
        event.preventDefault();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={useButtonRef(button)}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={triggerClass}
      >
        {trigger}
      </button>
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a group of controls that is not a form's fieldset
        // biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the buttons inside, also by keyboard
        <div
          id={id}
          role="group"
          aria-label={label}
          onClick={(event) => {
            if (!closesOnClick || !(event.target as Element).closest('button')) return;
            setOpen(false);
            // Unless the command has given the focus to something else.
            if (root.current?.contains(document.activeElement)) button.current?.focus();
          }}
          className={`absolute z-30 ${above ? 'bottom-full mb-1.5' : 'top-full mt-1.5'} max-h-[min(26rem,60dvh)] overflow-y-auto min-w-48 rounded-lg border bg-surface p-1.5 shadow-lg ${align === 'end' ? 'right-0' : 'left-0'}`}
        >
          {children}
        </div>
      )}
    </div>
  );
}
