import type pg from 'pg';
import type { Logger } from '../createLogger.ts';

/** Wakes the open streams of a customer when one of any number of processes changed something of theirs. */
export interface LiveUpdates {
  /** Calls `wake` at every change until the returned function is called. */
  subscribe(clientId: string, wake: () => void): () => void;
  /** Open streams of a customer in this process. */
  count(clientId: string): number;
  /** True once the process ends: streams close and their pages come back to another process. */
  isStopping(): boolean;
  stop(): void;
}

const reconnectMilliseconds = 1000;

/** Listens on one connection, from the first subscription on. */
export function createLiveUpdates(pool: pg.Pool, log: Pick<Logger, 'warn'>): LiveUpdates {
  const streams = new Map<string, Set<() => void>>();
  let connection: pg.PoolClient | undefined;
  let isStarted = false;
  let isStopping = false;

  const wakeAll = (): void => {
    for (const wakes of streams.values()) for (const wake of wakes) wake();
  };
  const again = (): void => {
    if (isStopping) return;
    setTimeout(() => void listen(), reconnectMilliseconds).unref();
  };
  /** Gives the connection up, once: it may end by itself, by a failed query, or with the process. */
  const drop = (client: pg.PoolClient, error: unknown): void => {
    if (connection !== client) return;
    connection = undefined;
    client.release(true);
    log.warn({ error: String(error) }, 'live updates lost their connection');
    again();
  };
  const listen = async (): Promise<void> => {
    try {
      const client = await pool.connect();
      if (isStopping) return client.release();
      connection = client;
      client.on('notification', ({ payload }) => {
        for (const wake of streams.get(payload ?? '') ?? []) wake();
      });
      client.once('error', (error) => drop(client, error));
      await client.query('listen live').catch((error: unknown) => drop(client, error));
      // What happened while nobody listened is read from the table.
      wakeAll();
    } catch (error) {
      log.warn({ error: String(error) }, 'live updates have no connection');
      again();
    }
  };

  return {
    subscribe: (clientId, wake) => {
      if (!isStarted) void listen();
      isStarted = true;
      const wakes = streams.get(clientId) ?? new Set();
      streams.set(clientId, wakes.add(wake));
      return () => {
        wakes.delete(wake);
        if (wakes.size === 0) streams.delete(clientId);
      };
    },
    count: (clientId) => streams.get(clientId)?.size ?? 0,
    isStopping: () => isStopping,
    stop: () => {
      isStopping = true;
      wakeAll();
      // The connection listens, so it cannot go back to the others.
      connection?.release(true);
      connection = undefined;
    },
  };
}
