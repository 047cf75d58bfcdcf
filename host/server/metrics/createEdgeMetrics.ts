import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What a request asked for; never its address, which names customers and providers. */
export type RequestKind = 'document' | 'asset' | 'call' | 'other';

/** What Prometheus reads at /metrics of an edge. */
export interface EdgeMetrics {
  /** Notes an answered request and the seconds until its head was ready. */
  observe(request: { kind: RequestKind; status: number; seconds: number }): void;
  contentType: string;
  text(): Promise<string>;
}

/**
 * Metrics of one edge process.
 * @param isStopping whether it was asked to end
 * @param withProcess also those of Node itself, which cost timers
 */
export function createEdgeMetrics(isStopping: () => boolean, withProcess: boolean): EdgeMetrics {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'portal_edge_request_duration_seconds',
    help: 'Time until the head of an answer was ready, by what was asked for',
    labelNames: ['kind', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const unanswered = new Counter({
    name: 'portal_edge_backend_unanswered_total',
    help: 'Calls that the backend did not answer in time or at all (502 and 504)',
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: 'portal_edge_stopping',
      help: '1 while this process was asked to end and still answers',
      registers: [],
      collect() {
        this.set(Number(isStopping()));
      },
    }),
  );
  return {
    observe: ({ kind, status, seconds }) => {
      duration.observe({ kind, status: `${Math.floor(status / 100)}xx` }, seconds);
      if (kind === 'call' && (status === 502 || status === 504)) unanswered.inc();
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
