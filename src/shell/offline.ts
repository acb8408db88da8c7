import { toast } from '#ui/toast.tsx';
import { takeUpdate } from './take-update.ts';

/** Keeps the product for use without a network. A newer version is offered, never forced on work in progress. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/sw.js');
  const { serviceWorker } = navigator;
  workbox.addEventListener('waiting', () => {
    // The very first one waits as well, for a moment, where a browser is slow to start it.
    if (!serviceWorker.controller) return;
    toast({
      text: 'A new version of Dryrun is ready.',
      action: {
        label: 'Reload',
        perform: async () =>
          // As it is now, not as it was when the update was offered.
          takeUpdate(serviceWorker, await serviceWorker.getRegistration(), () => window.location.reload()),
      },
      stays: true,
    });
  });
  // A refused registration (private mode, blocked) only means that the page needs the network.
  await workbox.register().catch(() => {});
}
