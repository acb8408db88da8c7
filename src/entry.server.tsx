import { join } from 'node:path';
import { prerender } from 'react-dom/static.edge';
import { type EntryContext, ServerRouter } from 'react-router';
import { putStateAside } from './shell/boot/page-state.server.ts';
import { startScript } from './shell/boot/start-script.ts';

/** Where the built pages are; the bench builds its variant elsewhere. */
const CLIENT = join(process.env.DRYRUN_BUILD ?? 'build', 'client');

/** Renders one page to HTML at build time; nothing of this reaches the browser. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = import.meta.env.PROD
    ? await builtPage(request, context)
    : await devPage(request, context);
  headers.set('Content-Type', 'text/html');
  return new Response(prelude, { status, headers });
}

const devPage = (request: Request, context: EntryContext) =>
  prerender(<ServerRouter context={context} url={request.url} />);

/** Its state is in a file beside it and its scripts start after the first paint, see docs/decisions/012. */
async function builtPage(request: Request, context: EntryContext) {
  const { inline, file } = await putStateAside(context.serverHandoffStream, CLIENT);
  return prerender(<ServerRouter context={{ ...context, serverHandoffStream: inline }} url={request.url} />, {
    bootstrapScriptContent: startScript(file),
  });
}
