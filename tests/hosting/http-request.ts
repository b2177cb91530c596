/** A bare HTTP client: it sends the path unchanged and gives the answer unchanged. */
import { type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Every value of a header, by lower-case name, where it was sent more than once. */
  readonly values: Readonly<NodeJS.Dict<string[]>>;
  readonly body: Buffer;
}

export function ask(
  origin: string,
  { path, method = 'GET', headers: sent = {} }: AskOptions,
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  // An IPv6 address has brackets in a URL, and none elsewhere.
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return new Promise((resolve, reject) => {
    request({ host, port, path, method, headers: sent, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers, headersDistinct: values } = response;
        resolve({ status, headers, values, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

export interface AskOptions {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}
