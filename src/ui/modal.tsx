import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  label: string;
  /** Called when it has closed, in whichever way. */
  onClose: () => void;
  className?: string;
  /** @param close gives the focus back to where it was */
  children: (close: () => void) => ReactNode;
}

/** A native dialog that is open for as long as it is drawn. */
export function Modal({ label, onClose, className = '', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      // A click on the backdrop lands on the dialog itself.
      onClick={(event) => event.target === dialog.current && close()}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      className={`border bg-surface text-text backdrop:bg-black/40 ${className}`}
    >
      {children(close)}
    </dialog>
  );
}
