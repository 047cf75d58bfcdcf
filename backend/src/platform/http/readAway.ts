import type { Context } from 'hono';
import { ApiError } from './apiError.ts';
import { texts } from './texts.ts';

/**
 * Reads what is still being sent and keeps none of it. An answer before the last byte ends the connection under whoever
 * sends, and browsers take that for no answer at all.
 * @throws ApiError 400 where the sender breaks off
 */
export async function readAway(context: Context): Promise<void> {
  await context.req.raw.body?.pipeTo(new WritableStream()).catch(() => {
    throw new ApiError(400, texts.badRequest);
  });
}
