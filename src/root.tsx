import './shell/trusted-types.ts';
import './app.css';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, ScrollRestoration } from 'react-router';
import { DeferredScripts } from './shell/boot/deferred-scripts.tsx';
import { answerEarlyInput, earlyInputSnippet } from './shell/boot/early-input.ts';
import { bootSnippet } from './shell/boot-snippet.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { keepOffline } from './shell/offline.ts';
import { Overlays } from './shell/overlays.tsx';
import { SiteHead } from './shell/site/site-head.tsx';
import { StorageNotice } from './shell/storage-notice.tsx';
import { TourHost } from './shell/tour/tour-host.tsx';
import { useFocusAfterNavigation } from './shell/use-focus-after-navigation.ts';
import { useStayOffline } from './shell/use-stay-offline.ts';
import { watchSync } from './storage/sync/watch-sync.ts';
import { Toaster } from './ui/toast.tsx';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* With `font-display: optional` the text is never set a second time, so the font must come early. */}
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#1f4fbf" />
        <Meta />
        <SiteHead />
        <Links />
      </head>
      {/* The snippet below changes the body's attributes before React sees them. */}
      <body className="light-theme" data-sidebar="expanded" data-home="welcome" suppressHydrationWarning>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours that must run before paint */}
        <script dangerouslySetInnerHTML={{ __html: `${bootSnippet};${earlyInputSnippet}` }} />
        {children}
        <ScrollRestoration />
        <DeferredScripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => void keepOffline(), []);
  useEffect(() => {
    let stop = () => {};
    // Without it, Home only learns late that somebody comes back.
    import('./shell/watch-practice.ts').then(
      ({ watchPractice }) => {
        stop = watchPractice();
      },
      () => {},
    );
    return () => stop();
  }, []);
  useEffect(watchSync, []);
  // After the effects of all below, which listen for keys.
  useEffect(answerEarlyInput, []);
  useStayOffline();
  useFocusAfterNavigation();
  return (
    <>
      <StorageNotice />
      <Outlet />
      <Toaster />
      <Overlays />
      <TourHost />
    </>
  );
}

export function HydrateFallback() {
  return <p className="p-8 text-muted">Loading…</p>;
}

export { ErrorPage as ErrorBoundary };
