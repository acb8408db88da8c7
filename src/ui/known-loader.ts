import type { ClientLoaderFunctionArgs } from 'react-router';

/**
 * A client loader that asks for a page's data only where there is such a page, and gives null for any other address: a host
 * answers a file that is missing with an error or with another page.
 * @param isKnown whether the route's parameters name a page
 */
export const knownLoader =
  <Data, Params>(isKnown: (params: Params) => boolean) =>
  async ({
    params,
    serverLoader,
  }: {
    params: Params;
    serverLoader: ClientLoaderFunctionArgs['serverLoader'];
  }): Promise<Data | null> =>
    isKnown(params) ? ((await serverLoader()) as Data) : null;
