import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { paths } from '#paths.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { PageMessage } from '#ui/page-message.tsx';

/** What a screen shows when it cannot be drawn or loaded. Nothing the user made is touched. */
export function ErrorPage() {
  const error = useRouteError();
  const offline = typeof navigator !== 'undefined' && !navigator.onLine;
  const detail = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : String(error);
  return (
    <main id="main">
      <PageMessage
        title={offline ? 'This page isn’t available offline yet' : 'This page couldn’t be shown'}
        text={
          offline
            ? 'Open it once while you’re online, and it will work offline from then on. Your work is safe.'
            : 'Your work is safe. Reloading often helps.'
        }
      >
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <Link to={paths.home} className={buttonClass()}>
          Go to the home page
        </Link>
      </PageMessage>
      <p className="mx-auto max-w-xl px-6 text-center font-mono text-xs text-muted">{detail}</p>
    </main>
  );
}
