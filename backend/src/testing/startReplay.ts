import { createServer } from 'node:http';

/** One exchange with somebody else's service: what is sent must be equal, what is answered is replayed byte by byte. */
export interface Recording {
  name: string;
  method: 'GET' | 'POST' | 'PUT';
  /** Path with query, as it goes over the wire. */
  path: string;
  sent?: Readonly<Record<string, unknown>>;
  status?: number;
  answered: string | Buffer;
}

export interface Replay {
  address: string;
  /** The next requests must be those of these recordings, the last one again and again, and get their answers. */
  expect(...names: string[]): void;
  /** Differences between what was sent and what was recorded. */
  faults: string[];
  stop(): void;
}

/** A local HTTP double of a service that answers from recordings and compares every request with them. */
export async function startReplay(recordings: readonly Recording[]): Promise<Replay> {
  let coming: Recording[] = [];
  const faults: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const current = coming.length > 1 ? coming.shift() : coming[0];
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
    expect: (...names) => {
      coming = names.map((name) => {
        const found = recordings.find((recording) => recording.name === name);
        if (found === undefined) throw new Error(`There is no recording "${name}".`);
        return found;
      });
    },
    faults,
    stop: () => server.close(),
  };
}
