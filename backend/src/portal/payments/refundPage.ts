import type { Context } from 'hono';
import * as v from 'valibot';
import { ApiError } from '../../platform/http/apiError.ts';

/** Where the refund queue goes on: behind this one. */
export interface RefundPlace {
  isDone: boolean;
  /** An instant as PostgreSQL writes it, with every digit. */
  at: string;
  id: string;
}

/** Which part of the refund queue is asked for. */
export interface RefundPage {
  limit: number;
  /** Undefined for the beginning. */
  after: RefundPlace | undefined;
}

const mostLimit = 1000;
const placeSchema = v.tuple([
  v.boolean(),
  v.pipe(v.string(), v.regex(/^\d{4,}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d(?::\d\d)?$/)),
  v.pipe(v.string(), v.regex(/^[0-9a-z]{1,40}$/)),
]);

/** Reads `limit` (1000, which is the most, without it) and `cursor`. @throws ApiError 400 naming the parameter */
export function readRefundPage(context: Context): RefundPage {
  const limit = Number(context.req.query('limit') ?? mostLimit);
  if (!Number.isInteger(limit) || limit < 1 || limit > mostLimit)
    throw refusal('limit', `limit is a number from 1 to ${mostLimit}.`);
  const cursor = context.req.query('cursor');
  return { limit, after: cursor === undefined ? undefined : readPlace(cursor) };
}

/** The cursor behind which the next page begins. */
export function refundCursor({ isDone, at, id }: RefundPlace): string {
  return Buffer.from(JSON.stringify([isDone, at, id])).toString('base64url');
}

function readPlace(cursor: string): RefundPlace {
  try {
    const text = Buffer.from(cursor, 'base64url').toString();
    const [isDone, at, id] = v.parse(placeSchema, JSON.parse(text));
    if (Number.isNaN(Date.parse(at.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))))
      throw new Error('This day does not exist.');
    return { isDone, at, id };
  } catch {
    throw refusal('cursor', 'cursor is not one that this list gave.');
  }
}

function refusal(field: string, message: string): ApiError {
  return new ApiError(400, message, { extra: { field } });
}
