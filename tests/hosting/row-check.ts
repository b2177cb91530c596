/** Compares what a server answers with the rows of a table. */
import { expect } from 'vitest';
import { type Answer, ask } from './http-request.ts';
import type { Row } from './request-table.ts';
import type { WebServer } from './web-servers.ts';

/** Every answer is as its row says, and has each of `headers` once. */
export async function expectAnswers(
  { url }: WebServer,
  rows: readonly Row[],
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  for (const row of rows) {
    const plain = await ask(url, { path: row.path });
    const answer = await ask(url, { ...row, headers: row.headers?.(plain) });
    expect.soft(summary(answer, row), row.what).toEqual({
      status: row.status,
      location: row.location,
      type: row.type,
      cacheControl: row.cacheControl,
      allow: row.allow,
      contentRange: row.contentRange?.(plain),
      body: typeof row.body === 'function' ? row.body(plain) : row.body,
      // Scripts of any site may read the figures, and no other file.
      readers: row.path.startsWith('/data/') ? '*' : undefined,
    });
    for (const [name, value] of Object.entries(headers)) {
      expect.soft(answer.values[name.toLowerCase()], `${row.what}: ${name}`).toEqual([value]);
    }
  }
}

/** Of `answer`, what `row` says something about. */
function summary({ status, headers, body }: Answer, row: Row) {
  const type = headers['content-type'] ?? '';
  return {
    status: status === 308 ? 301 : status,
    location: row.location && headers.location,
    type: row.type && (row.type.test(type) ? row.type : type),
    cacheControl: row.cacheControl && headers['cache-control'],
    allow: headers.allow,
    contentRange: row.contentRange && headers['content-range'],
    body: typeof row.body === 'string' ? has(body.toString(), row.body) : row.body && body,
    readers: headers['access-control-allow-origin'],
  };
}

/** `part` where `text` has it, else the start of what it has instead. */
function has(text: string, part: string): string {
  return text.includes(part) ? part : text.slice(0, 80);
}
