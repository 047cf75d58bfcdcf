import type { CDPSession } from '@playwright/test';

export interface SeenRequest {
  url: string;
  kind: string;
  /** Seconds on the browser's own clock: asked for, first byte, last byte. */
  start: number;
  answered: number | null;
  end: number | null;
  /** Bytes on the wire, compressed, with headers. */
  bytes: number;
}

const KINDS = [
  [/\.js(\?|$)/, 'JavaScript'],
  [/\.css(\?|$)/, 'CSS'],
  [/\.woff2(\?|$)/, 'font'],
  [/\/api\//, 'data'],
  [/\/client(\/|\?|$)/, 'HTML'],
] as const;

function kindOf(url: string): string {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/api/') && pathname.includes('/photos/')) return 'image and other';
  return KINDS.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'image and other';
}

/** Notes every request of a page with its times and size. */
export async function watchRequests(session: CDPSession): Promise<Map<string, SeenRequest>> {
  const seen = new Map<string, SeenRequest>();
  const note = (requestId: string, change: Partial<SeenRequest>) => {
    const request = seen.get(requestId);
    if (request) seen.set(requestId, { ...request, ...change });
  };
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp }) => {
    if (url.startsWith('data:')) return;
    const times = { start: timestamp, answered: null, end: null };
    seen.set(requestId, { url, kind: kindOf(url), ...times, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, timestamp, response: { timing } }) => {
    // The event itself waits for a busy page.
    const answered = timing ? timing.requestTime + timing.receiveHeadersEnd / 1000 : timestamp;
    note(requestId, { answered });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    note(requestId, { end: timestamp, bytes: encodedDataLength }),
  );
  await session.send('Network.enable');
  return seen;
}
