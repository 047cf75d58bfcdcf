import type { SpanExporter } from '@portal/api/tracing/createSpanExporter';
import type pg from 'pg';
import type { Clock } from './clock/clock.ts';
import type { Database } from './database/database.ts';
import type { Environment } from './environment.ts';
import type { LiveUpdates } from './live/liveUpdates.ts';
import type { Logger } from './createLogger.ts';
import type { MediaStorage } from './media/mediaStorage.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Delivery } from './messaging/delivery.ts';

/** Everything a capability may use. Made once in main.ts and handed to every `…Routes` function. */
export interface Backend {
  environment: Environment;
  pool: pg.Pool;
  database: Database;
  /** Whether the database answered lately; absent where nobody watches it. */
  databaseAnswers?: (() => boolean) | undefined;
  clock: Clock;
  log: Logger;
  delivery: Delivery;
  media: MediaStorage;
  live: LiveUpdates;
  metrics: Metrics;
  /** Where spans go; absent where no collector is named. */
  spans?: SpanExporter | undefined;
}
