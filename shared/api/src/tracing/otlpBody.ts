import type { Span } from './span.ts';

/** As OpenTelemetry numbers them. */
const KINDS = { server: 2, client: 3 } as const;
const FAILED = { code: 2 };

const attribute = ([key, value]: [string, string | number]) => ({
  key,
  value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
});
const attributesOf = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).map(attribute);
/** Nanoseconds since 1970, which no number holds exactly. */
const nanoseconds = (milliseconds: number) => `${BigInt(Math.round(milliseconds * 1000)) * 1000n}`;

/** Spans as OTLP over HTTP has them in JSON (`/v1/traces`). */
export function otlpBody(service: string, spans: readonly Span[]): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': service }) },
        scopeSpans: [
          {
            scope: { name: 'portal' },
            spans: spans.map((span) => ({
              traceId: span.traceId,
              spanId: span.spanId,
              ...(span.parentSpanId !== null && { parentSpanId: span.parentSpanId }),
              name: span.name,
              kind: KINDS[span.kind],
              startTimeUnixNano: nanoseconds(span.begun),
              endTimeUnixNano: nanoseconds(span.begun + span.lasted),
              attributes: attributesOf(span.attributes),
              ...(span.failed && { status: FAILED }),
            })),
          },
        ],
      },
    ],
  });
}
