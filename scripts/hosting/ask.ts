import { type IncomingHttpHeaders, request } from 'node:http';
import { request as secureRequest } from 'node:https';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it was sent: nothing is unpacked. */
  body: Buffer;
}

interface Question {
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
}

/**
 * Asks a host for a path as it is written, dots and all, and takes what comes as it comes. Node's `fetch` would tidy the path,
 * follow where it is led, and unpack what is compressed.
 * @throws where nobody answers
 */
export function ask(address: string, path: string, { method = 'GET', headers = {} }: Question = {}) {
  const { protocol, hostname, port } = new URL(address);
  const send = protocol === 'https:' ? secureRequest : request;
  return new Promise<Answer>((resolve, reject) => {
    const sent = send({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.once('error', (cause: NodeJS.ErrnoException) =>
      reject(new Error(`${address} does not answer (${cause.code})`, { cause })),
    );
    sent.end();
  });
}
