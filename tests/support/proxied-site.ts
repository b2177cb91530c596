import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves what is at `origin`, except where `alter` gives another answer for an address. */
export async function proxiedSite(
  origin: string,
  alter: (address: string) => RequestListener | undefined,
): Promise<{ url: string; close(): void }> {
  const respond: RequestListener = async (request, response) => {
    const address = `${request.url}`;
    const altered = alter(address);
    if (altered !== undefined) return altered(request, response);
    const answer = await fetch(origin + address, { redirect: 'manual' });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer(async (request, response) => {
    try {
      await respond(request, response);
    } catch (error) {
      // The request fails, and with it the test that made it. A rejection that nobody handles would fail the whole run.
      response.destroy(error as Error);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
