/** Compares what a server answers with what a row of the table says. */
import { type Answer, ask } from './http-request.ts';
import type { Row } from './request-table.ts';
import type { WebServer } from './web-servers.ts';

export async function askRow(server: WebServer, { path, method, headers }: Row): Promise<Answer> {
  const plain = await ask(server.url, { path });
  return ask(server.url, {
    path,
    ...(method === undefined ? {} : { method }),
    ...(headers === undefined ? {} : { headers: headers(plain) }),
  });
}

/** Of `answer`, what `row` says something about. */
export function summary({ status, headers, body }: Answer, row: Row) {
  const type = headers['content-type'] ?? '';
  return {
    status: status === 308 ? 301 : status,
    location: row.location && headers.location,
    type: row.type && (row.type.test(type) ? row.type : type),
    cacheControl: row.cacheControl && headers['cache-control'],
    contentRange: row.contentRange && headers['content-range'],
    body: typeof row.body === 'string' ? has(body.toString(), row.body) : row.body && body,
  };
}

export function expected(row: Row, plain: Answer) {
  return {
    status: row.status,
    location: row.location,
    type: row.type,
    cacheControl: row.cacheControl,
    contentRange: row.contentRange?.(plain),
    body: typeof row.body === 'function' ? row.body(plain) : row.body,
  };
}

/** `part` where `text` has it, else the start of what it has instead. */
function has(text: string, part: string): string {
  return text.includes(part) ? part : text.slice(0, 80);
}
