import type { TraceContext } from './traceContext.ts';

/** One part of a call: what was done, from when to when. */
export interface Span extends TraceContext {
  parentSpanId: string | null;
  /** Never an address, which may carry what opens something: a pattern, the name of a statement. */
  name: string;
  kind: 'server' | 'client';
  /** Milliseconds since 1970. */
  begun: number;
  /** In milliseconds. */
  lasted: number;
  failed: boolean;
  attributes: Readonly<Record<string, string | number>>;
}
