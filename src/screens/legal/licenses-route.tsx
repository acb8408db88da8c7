import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { PAGES } from '#pages.ts';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';

export const meta = () =>
  pageMeta(PAGES.licenses.title, 'The open-source packages in Dryrun and their licenses.');

const partsSchema = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    license: z.string(),
    url: z.string(),
    text: z.string(),
  }),
);

type Part = z.infer<typeof partsSchema>[number];

async function fetchParts(signal: AbortSignal): Promise<Part[]> {
  const response = await fetch('/licenses.json', { signal });
  return partsSchema.parse(await response.json());
}

function PartItem({ part }: { part: Part }) {
  const { name, version, license, url, text } = part;
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-2 before:mr-0 hover:bg-surface-2">
          <span className="font-medium">{name}</span>
          <span className="text-sm text-muted">{version}</span>
          <span className="ml-auto text-sm text-muted">{license}</span>
        </summary>
        <div className="space-y-3 border-t px-4 py-3">
          {/^https:\/\//.test(url) && (
            <a href={url} rel="noreferrer" className="inline-block text-sm text-accent break-all underline">
              {url}
            </a>
          )}
          {text ? (
            <pre className="text-sm leading-relaxed whitespace-pre-wrap break-words">{text}</pre>
          ) : (
            <p className="text-sm text-muted">See the link above for its license.</p>
          )}
        </div>
      </details>
    </li>
  );
}

/** Every part of others that is shipped, with its license; the list is made by the build and fetched when it is asked for. */
export default function LicensesRoute() {
  const [parts, setParts] = useState<Part[] | 'failed'>();
  useEffect(() => {
    const controller = new AbortController();
    fetchParts(controller.signal).then(setParts, () => {
      if (!controller.signal.aborted) setParts('failed');
    });
    return () => controller.abort();
  }, []);
  return (
    <Page width="reading">
      <h1 className="text-2xl font-semibold">Licenses</h1>
      <p className="mt-2 text-muted">
        Dryrun is open source under the MIT License and builds on the work of others. These packages are part
        of what your browser receives, each under its own license.
      </p>
      {parts === undefined && <p className="mt-6 text-muted">Loading…</p>}
      {parts === 'failed' && (
        <p role="alert" className="mt-6">
          Couldn’t load the list. Check your connection and open this page again.
        </p>
      )}
      {Array.isArray(parts) && (
        <>
          <p className="mt-6 text-sm text-muted">{parts.length} parts</p>
          <ul aria-label="Parts" className="mt-2 divide-y overflow-hidden rounded-lg border bg-surface">
            {parts.map((part) => (
              <PartItem key={`${part.name} ${part.version}`} part={part} />
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}
