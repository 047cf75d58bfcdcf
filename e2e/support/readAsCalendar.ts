import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { settings, type Domain } from './domains.ts';

/** What a calendar gets that reads an address of a provider at the edge: no browser, no cookies. */
export async function readAsCalendar(
  domain: Domain,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; headers: IncomingMessage['headers']; text: string }> {
  const { edgePort: port } = settings;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const host = `${domain}:${port}`;
    get({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, resolve).on(
      'error',
      reject,
    );
  });
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}
