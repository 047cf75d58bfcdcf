import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseSilent } from './databaseSilent.ts';

/** How long the database may take to answer, in milliseconds. */
const TIMEOUT_MS = 2800;
/** What has arrived while this process itself stood still is read before the database is blamed. */
const GRACE_MS = 200;

/** Asks a database whether it is there, by a connection of its own. */
export interface DatabaseProbe {
  /** @throws DatabaseSilent, or what the server or the network says */
  look(): Promise<void>;
  close(): void;
}

/** Rejects after the time that the database has, unless it is aborted before. */
async function late(signal: AbortSignal): Promise<never> {
  await delay(TIMEOUT_MS, undefined, { signal, ref: false });
  await delay(GRACE_MS, undefined, { signal, ref: false });
  throw new DatabaseSilent('The database does not answer.');
}

/** @param config of the database that is asked */
export function createDatabaseProbe(config: pg.ClientConfig): DatabaseProbe {
  let client: pg.Client | undefined;

  function close(): void {
    client?.end().catch(() => undefined);
    client = undefined;
  }

  return {
    async look() {
      const patience = new AbortController();
      try {
        if (client === undefined) {
          const fresh = new pg.Client({ ...config, connectionTimeoutMillis: TIMEOUT_MS });
          fresh.on('error', () => undefined);
          await fresh.connect();
          client = fresh;
        }
        await Promise.race([client.query('select 1'), late(patience.signal)]);
      } catch (error) {
        close();
        throw error;
      } finally {
        patience.abort();
      }
    },
    close,
  };
}
