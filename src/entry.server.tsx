import { prerender } from 'react-dom/static.edge';
import { type EntryContext, ServerRouter } from 'react-router';

/** Renders one page to HTML at build time; nothing of this reaches the browser. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />);
  headers.set('Content-Type', 'text/html');
  return new Response(prelude, { status, headers });
}
