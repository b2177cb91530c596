import type { RequestListener } from 'node:http';
import { listen, type PreviewServer } from '../../src/preview/preview-server.ts';

type Answer = RequestListener | undefined;

/** Serves what is at `origin`, except where `alter` gives another answer for an address. It may take its time. */
export function proxiedSite(
  origin: string,
  alter: (address: string) => Answer | Promise<Answer>,
): Promise<PreviewServer> {
  return listen({ port: 0, host: '127.0.0.1' }, async (request, response) => {
    const address = `${request.url}`;
    try {
      const altered = await alter(address);
      if (altered !== undefined) return await altered(request, response);
      const answer = await fetch(origin + address, { redirect: 'manual' });
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      // The request fails, and with it the test that made it. A rejection that nobody handles would fail the whole run.
      response.destroy(error as Error);
    }
  });
}
