import type { SpanExporter } from '@portal/api/tracing/createSpanExporter';
import {
  nextTraceContext,
  readTraceContext,
  TRACE_HEADER,
  writeTraceContext,
} from '@portal/api/tracing/traceContext';
import type { Context } from 'hono';
import { edgeRequest } from '../log/edgeRequest.ts';
import { isOwnPage } from '../session/sessionOfCall.ts';

/** What the edge does of a call of a page. */
export interface CallPart {
  /** By which the backend knows what its part belongs to. */
  headers: Record<string, string | undefined>;
  /** Adds how long the edge took to what the backend says of its time, for a page of this origin; others hear nothing. */
  tellPage(answer: Response): void;
  export(spans: Pick<SpanExporter, 'add'>, status: number): void;
}

const TIMING = 'Server-Timing';

/** Begins the edge's part of a call: of the trace that it names (W3C Trace Context), or the first of a new one. */
export function beginCallPart(context: Context): CallPart {
  const { req } = context;
  const parent = readTraceContext(req.header(TRACE_HEADER));
  const own = nextTraceContext(parent);
  edgeRequest(context).trace = own.traceId;
  const begun = Date.now();
  const start = performance.now();
  const lasted = () => performance.now() - start;

  return {
    headers: {
      [TRACE_HEADER]: writeTraceContext(own),
      // It belongs to what was named, and to nothing else.
      ...(parent === null && { tracestate: undefined }),
    },
    tellPage({ headers }) {
      const said = headers.get(TIMING);
      if (said === null) return;
      if (isOwnPage(context)) headers.set(TIMING, `edge;dur=${lasted().toFixed(1)}, ${said}`);
      else headers.delete(TIMING);
    },
    export(spans, status) {
      spans.add({
        ...own,
        parentSpanId: parent?.spanId ?? null,
        // What follows may be an id or a key: the backend's part has the pattern.
        name: `${req.method} ${req.path.split('/').slice(0, 3).join('/')}`,
        kind: 'server',
        begun,
        lasted: lasted(),
        failed: status >= 500,
        attributes: { 'http.request.method': req.method, 'http.response.status_code': status },
      });
    },
  };
}
