import { useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { toast } from '#ui/toast.tsx';

/** Whether another screen's files can come: from the network, or from the service worker once it keeps them. The development server needs neither. */
const canLoad = () => import.meta.env.DEV || navigator.onLine || Boolean(navigator.serviceWorker?.controller);

/**
 * Keeps the user on the page they have when the connection is lost before the product is kept on the device: the
 * router would otherwise reload where a screen's files do not come, and end on the browser's own error page.
 * Screens of this visit are let through, since their files are here.
 */
export function useStayOffline(): void {
  const seen = useRef(new Set<string>());
  const stay: BlockerFunction = ({ currentLocation, nextLocation }) => {
    seen.current.add(currentLocation.pathname);
    return !seen.current.has(nextLocation.pathname) && !canLoad();
  };
  const { state, reset } = useBlocker(stay);
  useEffect(() => {
    if (state !== 'blocked') return;
    reset();
    toast({ text: 'You’re offline, and this page isn’t on your device yet. Try again when you’re online.' });
  }, [state, reset]);
}
