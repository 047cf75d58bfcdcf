import { endServer } from '@portal/api/serving/endServer';
import { SERVER_TIMEOUTS } from '@portal/api/serving/serverTimeouts';
import { createSpanExporter } from '@portal/api/tracing/createSpanExporter';
import { serve, type ServerType } from '@hono/node-server';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApp } from './createApp.ts';
import type { Backend } from './platform/backend.ts';
import { capabilities } from './capabilities.ts';
import { createClock } from './platform/clock/clock.ts';
import type { WatchedConnection } from './platform/database/connect.ts';
import { databaseOn } from './platform/database/database.ts';
import type { Environment } from './platform/environment.ts';
import { createLiveUpdates } from './platform/live/liveUpdates.ts';
import { createMediaStorage } from './platform/media/mediaStorage.ts';
import { ensureAdminToken } from './platform/http/adminToken.ts';
import { createMetrics } from './platform/operations/metrics.ts';
import { createDelivery } from './platform/messaging/delivery.ts';
import { startTasks } from './platform/startTasks.ts';

/** How long the end waits for repeated tasks, which a gateway that does not answer may hold. */
const taskMilliseconds = 5000;
/** How long a bucket may be silent before whoever waits for it is told so (C-838). */
const storeMilliseconds = 3000;

export interface RunningBackend {
  port: number;
  /** Finishes the requests under way, then ends the database connections and the built-in server. */
  stop(): Promise<void>;
}

/** Starts tasks and HTTP on a database that is up to date. */
export async function serveBackend(
  environment: Environment,
  log: Logger,
  connection: WatchedConnection,
): Promise<RunningBackend> {
  ensureAdminToken(environment);
  const watch = connection.watch();
  const database = databaseOn(
    connection.pool,
    ({ name, lasted }) =>
      log.warn({ statement: name, milliseconds: Math.round(lasted) }, 'a slow statement'),
    watch,
  );
  const clock = createClock(database, environment.mode !== 'production', (skew) =>
    log.error(
      { seconds: Math.round(skew / 1000) },
      skew === 0
        ? 'the clock of this machine agrees with the database again'
        : 'the clock of this machine is wrong: the database is ahead by so much, and its time is taken',
    ),
  );
  await clock.refresh();
  const media = await createMediaStorage(environment, database, undefined, storeMilliseconds);
  const backend: Backend = {
    environment,
    pool: connection.pool,
    database,
    databaseAnswers: watch.answers,
    clock,
    log,
    delivery: createDelivery(environment, database, clock, media),
    media,
    live: createLiveUpdates(connection.pool, log),
    metrics: createMetrics({ pool: connection.pool, database }, clock, true),
    spans:
      environment.otlpUrl === undefined
        ? undefined
        : createSpanExporter({
            url: environment.otlpUrl,
            service: 'portal-backend',
            onLost: (spans, reason) => log.warn({ spans, reason }, 'spans were lost'),
          }),
  };
  const server = await listen(backend);
  log.info({ port: environment.port }, 'the backend is listening');
  const tasks = startTasks(
    backend,
    capabilities.flatMap((capability) => capability.tasks ?? []),
  );
  return {
    port: environment.port,
    stop: async () => {
      log.info('the backend was asked to end');
      // From here on /ready says no; the balancer gets a moment to notice before the door closes.
      backend.live.stop();
      await delay(environment.drainMilliseconds);
      await endServer(server);
      await tasks.stop(taskMilliseconds);
      backend.delivery.close();
      await backend.spans?.close();
      await watch.stop();
      await connection.close();
      log.info('the backend has ended');
    },
  };
}

async function listen(backend: Backend): Promise<ServerType> {
  const { host, port } = backend.environment;
  const app = createApp(backend);
  const server = serve({
    fetch: app.fetch,
    hostname: host,
    port,
    serverOptions: SERVER_TIMEOUTS,
  });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE';
      reject(
        isTaken
          ? new Error(
              `Port ${port} is in use. Stop the other program, or set PORTAL_BACKEND_PORT to a free port.`,
            )
          : error,
      );
    });
  });
  return server;
}
