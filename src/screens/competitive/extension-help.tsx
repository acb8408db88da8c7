import type { Ref } from 'react';
import { ACTIVITY_TYPE } from '#competitive/activity.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

const EXAMPLE = `window.postMessage(
  {
    type: 'competitive-activity',
    payload: {
      site: 'Codeforces',
      title: 'Watermelon',
      url: 'https://codeforces.com/problemset/problem/4/A',
      rating: 800,
      when: Date.now(),
    },
  },
  window.location.origin,
);`;

/** What the example above says, really sent. */
function sendExample(): void {
  const payload = {
    site: 'Codeforces',
    title: 'Watermelon',
    url: 'https://codeforces.com/problemset/problem/4/A',
    rating: 800,
    when: Date.now(),
  };
  window.postMessage({ type: ACTIVITY_TYPE, payload }, window.location.origin);
}

/** For whoever connects a browser extension: the message, and a way to see it arrive. */
export function ExtensionHelp({ summary }: { summary: Ref<HTMLElement> }) {
  return (
    <details className="border-t px-4 py-2.5">
      <summary ref={summary} className="text-sm text-muted hover:text-text">
        Connect an extension or a script
      </summary>
      <div className="mt-2 text-sm">
        <p className="text-muted">
          This page listens for window messages from its own origin that carry one item or a list. It keeps
          only http and https links, up to 50 items, newest first. Everything stays in this browser.
        </p>
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls must be reachable by keyboard
          tabIndex={0}
          className="mt-2 overflow-x-auto rounded-md border bg-bg p-3 font-mono text-sm leading-relaxed"
        >
          {EXAMPLE}
        </pre>
        <div className="mt-2 flex flex-wrap gap-1">
          <Button size="sm" onClick={sendExample}>
            Send this example
          </Button>
          <CopyButton text={() => EXAMPLE} label="Copy example" />
        </div>
      </div>
    </details>
  );
}
