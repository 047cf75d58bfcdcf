import type { Context } from 'hono';
import { ApiError } from '../../platform/http/apiError.ts';

/** Where a list goes on: behind the entry with this instant and id. */
export interface Place {
  at: Date;
  id: string;
}

export interface PageRequest {
  limit: number;
  after: Place | undefined;
}

const usualLimit = 200;
const mostLimit = 1000;
const instantPattern = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d))?$/;

/** `limit` and `cursor` of a list. @throws ApiError 400 naming the parameter */
export function readPage(context: Context): PageRequest {
  const limit = Number(context.req.query('limit') ?? usualLimit);
  if (!Number.isInteger(limit) || limit < 1 || limit > mostLimit)
    throw refusal('limit', `limit is a number from 1 to ${mostLimit}.`);
  const cursor = context.req.query('cursor');
  return { limit, after: cursor === undefined ? undefined : readCursor(cursor) };
}

/** `from` and `to` as dates or instants of ISO 8601; what is absent is far away. @throws ApiError 400 naming the parameter */
export function readRange(context: Context): { from: Date; to: Date } {
  const from = readInstant(context, 'from', '2000-01-01');
  const to = readInstant(context, 'to', '2100-01-01');
  if (to < from) throw refusal('to', 'to is before from.');
  return { from, to };
}

/** A page of rows, of which one more than `limit` was asked for to see whether there are others. */
export function pageOf<Row>(
  rows: Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { rows: shown, next: hasMore ? cursorOf(placeOf(last)) : null };
}

function readInstant(context: Context, name: 'from' | 'to', usual: string): Date {
  const text = context.req.query(name) ?? usual;
  const instant = new Date(text);
  if (!instantPattern.test(text) || Number.isNaN(instant.getTime()))
    throw refusal(
      name,
      `${name} is a date (2026-06-16) or an instant (2026-06-16T10:00:00Z) of ISO 8601.`,
    );
  return instant;
}

function cursorOf({ at, id }: Place): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

function readCursor(text: string): Place {
  const [at = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  if (!instantPattern.test(at) || Number.isNaN(Date.parse(at)) || !/^[0-9a-z]{26}$/.test(id))
    throw refusal('cursor', 'cursor is not one that this list gave.');
  return { at: new Date(at), id };
}

function refusal(field: string, message: string): ApiError {
  return new ApiError(400, message, { extra: { field } });
}
