import { createServer } from 'node:http';
import { recordings } from './recordings.testing.ts';

export interface Replay {
  address: string;
  /** The next request must be the one of this recording and gets its answer. */
  expect(name: string): void;
  /** Differences between what was sent and what was recorded. */
  faults: string[];
  stop(): void;
}

/** A local HTTP double of ifthenpay that answers from recordings and compares every request with them. */
export async function startReplay(): Promise<Replay> {
  let current = recordings[0];
  const faults: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const sent = `${request.method ?? ''} ${request.url ?? ''}`;
      const wanted = `${current?.method ?? ''} ${current?.path ?? ''}`;
      if (sent !== wanted) faults.push(`${sent} instead of ${wanted}`);
      const body = text === '' ? undefined : JSON.stringify(JSON.parse(text));
      const wantedBody = current?.sent === undefined ? body : JSON.stringify(current.sent);
      if (body !== wantedBody) faults.push(`${body ?? ''} instead of ${wantedBody ?? ''}`);
      response.statusCode = current?.status ?? 200;
      response.end(current?.answered);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    expect: (name) => {
      current = recordings.find((recording) => recording.name === name);
      if (current === undefined) throw new Error(`There is no recording "${name}".`);
    },
    faults,
    stop: () => server.close(),
  };
}
