import type { SpanExporter } from '@portal/api/tracing/createSpanExporter';
import type { Context } from 'hono';
import { proxy } from 'hono/proxy';
import { beginCallPart } from './beginCallPart.ts';
import { limitAnswer, type AnswerTimeouts } from './limitAnswer.ts';
import type { SilenceWatch } from './createSilenceWatch.ts';
import { passedHeaders } from './passedHeaders.ts';

export interface PassOptions {
  timeouts?: AnswerTimeouts;
  /** Whether the backend hangs; by default nobody asks. */
  silence?: SilenceWatch;
  /** Where spans of calls go. */
  spans?: Pick<SpanExporter, 'add'> | null;
}

/**
 * Passes a call on to the backend, streaming both ways.
 * @param headers in small letters: what stands in the place of what came along; undefined is left out
 * @returns the answer; 502 when the backend does not answer, 504 when it takes too long or hangs
 */
export async function passOn(
  context: Context,
  target: URL,
  headers: Record<string, string | undefined>,
  { timeouts, silence, spans = null }: PassOptions,
): Promise<Response | 502 | 504> {
  const { raw } = context.req;
  const limit = limitAnswer(raw, timeouts, silence?.isSilent);
  const part = beginCallPart(context);
  try {
    const answer = await proxy(target, {
      raw,
      body: limit.body,
      signal: AbortSignal.any([raw.signal, limit.signal]),
      redirect: 'manual',
      headers: { ...passedHeaders(context), host: undefined, ...headers, ...part.headers },
    });
    limit.answered();
    silence?.answered();
    part.tellPage(answer);
    if (spans) part.export(spans, answer.status);
    return answer;
  } catch {
    limit.answered();
    const status = limit.signal.aborted ? 504 : 502;
    if (spans) part.export(spans, status);
    return status;
  }
}
