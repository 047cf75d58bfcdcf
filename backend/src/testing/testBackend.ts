import type { Hono } from 'hono';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { allRoutes } from '../allRoutes.ts';
import { createApp } from '../createApp.ts';
import type { Backend } from '../platform/backend.ts';
import { createClock } from '../platform/clock/clock.ts';
import { createPool } from '../platform/database/connect.ts';
import { databaseOn } from '../platform/database/database.ts';
import { readEnvironment } from '../platform/environment.ts';
import { createLiveUpdates } from '../platform/live/liveUpdates.ts';
import { createLogger } from '../platform/createLogger.ts';
import { createMediaStorage } from '../platform/media/mediaStorage.ts';
import { createMetrics } from '../platform/operations/metrics.ts';
import type { Operations } from '../platform/routes/operation.ts';
import { createDelivery } from '../platform/messaging/delivery.ts';
import { createTestDatabase } from './database/testDatabase.ts';

/** An answer of the backend, its body already read. */
export interface Answer {
  status: number;
  // Tests look into answers of every shape; a wrong path fails the expectation.
  body: Record<string, unknown>;
  headers: Headers;
}

export interface CallOptions {
  /** Provider's domain. */
  domain?: string;
  token?: string;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

export interface TestBackend {
  backend: Backend;
  app: Hono;
  /** What its routes say of themselves, by method and path. */
  operations: Operations;
  adminToken: string;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Another whole backend on the same database, with connections and a clock of its own, as a second process has. */
  startSecondProcess(): { app: Hono; pool: pg.Pool };
  close(): Promise<void>;
}

/** The whole backend on a database of its own, called without a socket. */
export async function createTestBackend(
  variables: Record<string, string> = {},
): Promise<TestBackend> {
  const { pool, database, config, drop } = await createTestDatabase();
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'portal-test-data-'));
  const adminToken = 'administrator-of-this-test-and-no-other';
  const environment = readEnvironment({
    PORTAL_ENVIRONMENT: 'test',
    PORTAL_DATA_DIR: dataDirectory,
    PORTAL_ADMIN_TOKEN: adminToken,
    PORTAL_LOG_LEVEL: 'silent',
    PORTAL_PAYMENT_SECRET: 'a secret that production asks for',
    ...variables,
  });
  const clock = createClock(database, true);
  const log = createLogger(environment);
  const media = await createMediaStorage(environment, database);
  const backend: Backend = {
    environment,
    pool,
    database,
    clock,
    log,
    delivery: createDelivery(environment, database, clock, media),
    media,
    live: createLiveUpdates(pool, log),
    metrics: createMetrics({ pool, database }, clock, false),
  };
  const routes = allRoutes(backend);
  const app = createApp(backend, routes);
  const otherPools: pg.Pool[] = [];
  return {
    backend,
    app,
    operations: routes.operations,
    adminToken,
    call: async (method, route, options = {}) => {
      const headers = new Headers(options.headers);
      headers.set('x-forwarded-host', options.domain ?? 'auto-mirante.localhost');
      if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`);
      if (options.json !== undefined && !headers.has('content-type'))
        headers.set('content-type', 'application/json');
      const body =
        options.form ?? (options.json === undefined ? undefined : JSON.stringify(options.json));
      const response = await app.request(route, { method, headers, body });
      const text = await response.text();
      const type = response.headers.get('content-type');
      // A `HEAD` has the type alone.
      const isJson = text !== '' && type?.startsWith('application/json') === true;
      return {
        status: response.status,
        body: isJson ? JSON.parse(text) : { text },
        headers: response.headers,
      };
    },
    startSecondProcess: () => {
      // Connections that outlive `end` for a moment are cut off when the database is dropped: createPool bears that.
      const otherPool = createPool({ ...config, max: 10 }, log);
      otherPools.push(otherPool);
      const otherDatabase = databaseOn(otherPool);
      const app = createApp({
        ...backend,
        pool: otherPool,
        database: otherDatabase,
        clock: createClock(otherDatabase, true),
      });
      return { app, pool: otherPool };
    },
    close: async () => {
      backend.live.stop();
      backend.delivery.close();
      for (const otherPool of otherPools) await otherPool.end();
      await drop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
