import { messageOf } from '@portal/domain/text/messageOf';
import { otlpBody } from './otlpBody.ts';
import type { Span } from './span.ts';

/** What waits to be sent at most; what comes when so many wait is lost. */
const MOST = 2048;
const BATCH = 512;
/** How long the first of a batch waits for others, in milliseconds. */
const WAIT_MS = 2000;
/** How long a collector may take for a batch, in milliseconds. */
const LIMIT_MS = 10_000;

export interface SpanExporter {
  /** Takes a span and returns at once. */
  add(span: Span): void;
  /** Sends what is left; resolves when the collector has it, or has had its time. */
  close(): Promise<void>;
}

export interface SpanExporterOptions {
  /** Address of the collector (OTLP over HTTP), without `/v1/traces`. */
  url: string;
  service: string;
  /** Is told how many spans were lost, and why: once for each batch. */
  onLost(spans: number, reason: string): void;
}

/**
 * Sends spans to a collector, in batches and beside everything else: nobody waits for it, and what it does not take is
 * lost, not tried again.
 */
export function createSpanExporter({ url, service, onLost }: SpanExporterOptions): SpanExporter {
  const target = `${url.replace(/\/$/, '')}/v1/traces`;
  let waiting: Span[] = [];
  let refused = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let sending: Promise<void> = Promise.resolve();

  async function send(spans: readonly Span[]): Promise<void> {
    try {
      const answer = await fetch(target, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: otlpBody(service, spans),
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) onLost(spans.length, `the collector answered ${answer.status}`);
    } catch (error) {
      onLost(spans.length, messageOf(error));
    }
  }

  /** One batch after the other: a slow collector gets no more of them at once. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    isSending = true;
    sending = sending.then(async () => {
      while (waiting.length > 0) {
        const batch = waiting.slice(0, BATCH);
        waiting = waiting.slice(BATCH);
        await send(batch);
      }
      if (refused > 0) onLost(refused, 'too many waited');
      refused = 0;
      isSending = false;
    });
    return sending;
  }

  return {
    add(span) {
      if (waiting.length >= MOST) {
        refused += 1;
        return;
      }
      waiting.push(span);
      if (isSending) return;
      if (waiting.length >= BATCH) void flush();
      else timer ??= setTimeout(() => void flush(), WAIT_MS);
    },
    close: flush,
  };
}
