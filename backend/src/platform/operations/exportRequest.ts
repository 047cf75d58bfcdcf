import type { SpanExporter } from '@portal/api/tracing/createSpanExporter';
import { nextTraceContext } from '@portal/api/tracing/traceContext';
import type { AnsweredRequest } from '../http/log/requestLog.ts';

/** Hands a request and its statements to the collector. */
export function exportRequest(exporter: Pick<SpanExporter, 'add'>, request: AnsweredRequest): void {
  const { trace, parentSpanId, method, route, status, begun, milliseconds, failed, statements } =
    request;
  exporter.add({
    ...trace,
    parentSpanId,
    name: `${method} ${route}`,
    kind: 'server',
    begun,
    lasted: milliseconds,
    failed,
    attributes: {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    },
  });
  for (const { name, begun: start, lasted, failed: broke } of statements) {
    exporter.add({
      ...nextTraceContext(trace),
      parentSpanId: trace.spanId,
      name,
      kind: 'client',
      begun: start,
      lasted,
      failed: broke,
      attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name },
    });
  }
}
