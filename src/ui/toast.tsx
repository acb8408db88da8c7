import { X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { useFocusRecovery } from './focus-recovery.ts';
import { IconButton } from './icon-button.tsx';

interface Toast {
  text: string;
  /** Takes back what the message is about. */
  undo?: () => void;
  action?: { label: string; perform: () => void };
  /** Shown until dismissed. */
  stays?: boolean;
}

const SHOWN_MS = 8000;

let current: Toast | undefined;
const listeners = new Set<() => void>();

/** Shows one short message at the foot of the page; a newer one takes its place. */
export function toast(next: Toast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function Toaster() {
  const shown = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
  // From a message the focus goes back to where it came from.
  const origin = useRef<HTMLElement>(null);
  const message = useFocusRecovery(origin);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    origin.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  useEffect(() => {
    if (!shown || shown.stays) return;
    const timer = setTimeout(() => toast(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const action = shown?.action ?? (shown?.undo && { label: 'Undo', perform: shown.undo });
  return (
    // Above the bar at the foot of a page, whose buttons are the next thing wanted.
    <div
      role="status"
      onFocus={remember}
      className="pointer-events-none fixed inset-x-0 bottom-4 z-50 flex justify-center px-4 in-[:has([data-foot-bar])]:bottom-22"
    >
      {shown && (
        <div
          ref={message}
          className="pointer-events-auto flex items-center gap-2 rounded-lg border bg-surface py-1.5 pr-1.5 pl-4 text-sm shadow-lg"
        >
          {shown.text}
          {action && (
            <Button
              size="sm"
              variant="quiet"
              className="!text-accent"
              onClick={() => {
                action.perform();
                toast(undefined);
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton label="Dismiss" icon={X} className="!size-8" onClick={() => toast(undefined)} />
        </div>
      )}
    </div>
  );
}
