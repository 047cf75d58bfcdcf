import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../../createLogger.ts';
import { requestContext, type RequestContext } from '../../operations/requestContext.ts';
import { createDatabaseProbe } from './createDatabaseProbe.ts';
import { databaseFault } from '../databaseFault.ts';
import { DatabaseSilent } from './databaseSilent.ts';

/** Between two looks, in milliseconds. */
const PAUSE_MS = 500;
/** For how long a lock that was waited for in vain makes those impatient who wait for a connection, in milliseconds. */
const HELD_MS = 5000;
/** How long a request waits for the database in all then, in milliseconds, before it is given no connection any more. */
const IMPATIENT_MS = 2500;
/** A lock that was refused sooner was not waited for; in milliseconds. */
const WAITED_MS = 1000;

/**
 * Looks twice a second whether the database answers, by a connection of its own. While it does not, everybody who waits
 * for it is let go at once, so that each call is answered within 5 s (C-838); a crowd that is served one after the other
 * goes on waiting.
 */
export interface DatabaseWatch {
  answers(): boolean;
  /** Waits for a connection. @param late gets one that comes when nobody waits for it any more */
  connecting<Result>(begin: () => Promise<Result>, late: (given: Result) => void): Promise<Result>;
  /** Waits for an answer. @param end gives the connection up, by which the statement fails */
  asking<Result>(begin: () => Promise<Result>, end: () => void): Promise<Result>;
  stop(): Promise<void>;
}

/** Watches the database of a pool with these settings. */
export function watchDatabase(
  config: pg.ClientConfig,
  log: Pick<Logger, 'info' | 'error'>,
): DatabaseWatch {
  const probe = createDatabaseProbe(config);
  const waiting = new Set<() => void>();
  /** How long requests have waited for connections, in milliseconds. */
  const waited = new WeakMap<RequestContext, number>();
  const ending = new AbortController();
  let isSilent = false;
  let heldAt = -Infinity;

  function note(silent: boolean, error?: unknown): void {
    if (silent === isSilent) return;
    isSilent = silent;
    if (silent)
      log.error({ error: String(error) }, 'the database does not answer: calls are refused');
    else log.info('the database answers again');
  }

  async function watch(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        await probe.look();
        note(false);
      } catch (error) {
        if (ending.signal.aborted) return;
        // A server that refuses one more connection is there.
        note(databaseFault(error)?.code !== '53300', error);
        if (isSilent) for (const letGo of waiting) letGo();
      }
      const pause = delay(PAUSE_MS, undefined, { signal: ending.signal, ref: false });
      await pause.catch(() => undefined);
    }
  }
  const watching = watch();

  async function connecting<Result>(
    begin: () => Promise<Result>,
    late: (given: Result) => void,
  ): Promise<Result> {
    if (isSilent) throw new DatabaseSilent('The database does not answer.');
    const request = requestContext.getStore();
    const before = request ? request.database.milliseconds + (waited.get(request) ?? 0) : 0;
    const since = Date.now();
    let letGo = (): void => undefined;
    const gone = new Promise<undefined>((resolve) => {
      letGo = () => resolve(undefined);
    });
    const impatience = setInterval(() => {
      const now = Date.now();
      if (now - heldAt < HELD_MS && before + now - since >= IMPATIENT_MS) letGo();
    }, PAUSE_MS / 2);
    waiting.add(letGo);
    const given = begin().then((result) => ({ result }));
    try {
      const first = await Promise.race([given, gone]);
      if (first !== undefined) return first.result;
      given.then(({ result }) => late(result)).catch(() => undefined);
      throw new DatabaseSilent('The database gave no connection in time.');
    } finally {
      clearInterval(impatience);
      waiting.delete(letGo);
      if (request) waited.set(request, (waited.get(request) ?? 0) + Date.now() - since);
    }
  }

  async function asking<Result>(begin: () => Promise<Result>, end: () => void): Promise<Result> {
    if (isSilent) {
      end();
      throw new DatabaseSilent('The database does not answer.');
    }
    const since = Date.now();
    waiting.add(end);
    try {
      return await begin();
    } catch (error) {
      const isLock = databaseFault(error)?.code === '55P03';
      if (isLock && Date.now() - since >= WAITED_MS) heldAt = Date.now();
      throw error;
    } finally {
      waiting.delete(end);
    }
  }

  return {
    answers: () => !isSilent,
    connecting,
    asking,
    async stop() {
      ending.abort();
      probe.close();
      await watching;
    },
  };
}
