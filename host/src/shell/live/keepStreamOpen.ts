import { SESSION_HEADERS } from '@portal/api/http/sessionHeaders';
import type { HeldSession } from '../../browser/readHeldSession.ts';
import { sessionHeaderOf } from '../../browser/sessionHeaderOf.ts';
import { EVERYTHING, hintsIn, type Hint } from './hint.ts';
import { readServerEvents } from './readServerEvents.ts';
import { retryDelay } from './retryDelay.ts';

/** The server says something every 20 s: a connection that is silent for longer than this, in milliseconds, is dead. */
const SILENT_MS = 45_000;
/** The server looks no further back than this, in seconds. */
const OLDEST_S = 3600;

export interface StreamOptions {
  session: HeldSession;
  /** Where the stream was left, or null at first. */
  lastId: string | null;
  /** How long ago what is shown was asked for at the earliest, in milliseconds. */
  age(): number;
  /** Ends everything. */
  signal: AbortSignal;
  onOpen(isOpen: boolean): void;
  onHints(hints: readonly Hint[], id: string | null): void;
  /** The service refused the session (C-04, LIVE-11). */
  onUnauthorised(): void;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Keeps `GET /main/live` open until the signal ends it, and comes back where it was after a loss (LIVE-01, LIVE-04). */
export async function keepStreamOpen(options: StreamOptions): Promise<void> {
  const { session, signal } = options;
  let { lastId } = options;
  let failures = 0;

  const ageOfPage = () => Math.ceil(options.age() / 1000);

  function ask(given: AbortSignal): Promise<Response> {
    const headers = new Headers([sessionHeaderOf(session), ['accept', 'text/event-stream']]);
    const age = Math.min(ageOfPage(), OLDEST_S);
    if (lastId !== null) headers.set('Last-Event-ID', lastId);
    return fetch(`/api/main/live${lastId === null ? `?age=${age}` : ''}`, {
      headers,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: given,
    });
  }

  async function followOnce(): Promise<void> {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), SILENT_MS);
    try {
      const given = AbortSignal.any([signal, silence.signal]);
      const answer = await ask(given);
      // An edge of before, beside the one that made this page, adds no token.
      const isJudged = session.token !== null || answer.headers.has(SESSION_HEADERS.mark);
      if (answer.status === 401 && isJudged && !signal.aborted) options.onUnauthorised();
      if (!answer.ok || answer.body === null) {
        await answer.body?.cancel();
        return;
      }
      failures = 0;
      options.onOpen(true);
      // Of changes before that hour nobody tells a page that has heard none yet.
      if (lastId === null && ageOfPage() > OLDEST_S) options.onHints(EVERYTHING, null);
      for await (const event of readServerEvents(answer.body)) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENT_MS);
        if (event === null) continue;
        lastId = event.id ?? lastId;
        options.onHints(hintsIn(event.name, event.data), lastId);
      }
    } finally {
      clearTimeout(timer);
      options.onOpen(false);
    }
  }

  while (!signal.aborted) {
    // A lost connection is no failure of the page: it asks by itself meanwhile (LIVE-06).
    await followOnce().catch(() => undefined);
    await pause(retryDelay(failures, Math.random()), signal);
    failures += 1;
  }
}
