/** Where a call stands in what it is part of (W3C Trace Context). */
export interface TraceContext {
  /** Of everything that one call of a page leads to: 32 hexadecimal digits. */
  traceId: string;
  /** Of this part: 16 hexadecimal digits. */
  spanId: string;
}

/** The header by which a part says to the next where it stands. */
export const TRACE_HEADER = 'traceparent';

// Newer versions may say more at the end; all zeros are no id, and ff no version.
const HEADER = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(?:$|-)/;

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the header of a call says; null where it says nothing that can be read. */
export function readTraceContext(header: string | null | undefined): TraceContext | null {
  const [, traceId, spanId] = HEADER.exec(header ?? '') ?? [];
  return traceId === undefined || spanId === undefined ? null : { traceId, spanId };
}

/** The next part of a call, or the first of a new one. */
export function nextTraceContext(parent: TraceContext | null): TraceContext {
  return { traceId: parent?.traceId ?? randomHex(16), spanId: randomHex(8) };
}

/** How the header says it. */
export function writeTraceContext({ traceId, spanId }: TraceContext): string {
  return `00-${traceId}-${spanId}-01`;
}
