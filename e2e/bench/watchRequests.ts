import type { CDPSession } from '@playwright/test';

export interface SeenRequest {
  url: string;
  kind: string;
  /** Seconds on the browser's own clock. */
  start: number;
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
  return KINDS.find(([pattern]) => pattern.test(url))?.[1] ?? 'image and other';
}

/** Notes every request of a page with its times and size. */
export async function watchRequests(session: CDPSession): Promise<Map<string, SeenRequest>> {
  const seen = new Map<string, SeenRequest>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('data:')) return;
    const { url } = request;
    seen.set(requestId, { url, kind: kindOf(url), start: timestamp, end: null, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request) seen.set(requestId, { ...request, end: timestamp, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return seen;
}

/**
 * How many requests had to end one after another before the page's own data was asked for. Measured
 * by time, so it is an upper bound: a request that merely happened to end earlier counts as awaited.
 */
export function hopsBefore(requests: readonly SeenRequest[], isOwnData: RegExp): number {
  const ordered = requests
    .filter(({ kind }) => ['HTML', 'JavaScript', 'data'].includes(kind))
    .sort((first, second) => first.start - second.start);
  const depths = new Map<SeenRequest, number>();
  for (const request of ordered) {
    const awaited = ordered.filter(({ end }) => end !== null && end <= request.start);
    depths.set(request, 1 + Math.max(0, ...awaited.map((other) => depths.get(other) ?? 0)));
  }
  const ownData = ordered.find(({ url }) => isOwnData.test(url));
  return ownData ? (depths.get(ownData) ?? 1) - 1 : 0;
}
