import type { Context } from 'hono';
import * as v from 'valibot';
import { ApiError } from './apiError.ts';
import { texts } from './texts.ts';

/** Where a list goes on: behind the entry with this sort value and id. */
export interface ListPosition {
  /** An instant as PostgreSQL writes it, with every digit. */
  at: string;
  id: string;
}

/** Which part of a list is asked for. */
export interface ListPage {
  size: number;
  /** Undefined for the beginning. */
  after: ListPosition | undefined;
}

const usualSize = 20;
const largestSize = 200;
const positionSchema = v.tuple([
  v.pipe(v.string(), v.regex(/^\d{4,}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+\d\d$/)),
  v.pipe(v.string(), v.regex(/^[0-9a-z]{1,40}$/)),
]);

/** Reads `limit` and `cursor` of the address. @throws ApiError 400 for what is neither a number nor a cursor of ours */
export function readListPage(context: Context): ListPage {
  const limit = context.req.query('limit');
  const cursor = context.req.query('cursor');
  if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit))
    throw new ApiError(400, texts.badRequest);
  return {
    size: limit === undefined ? usualSize : Math.min(Number(limit), largestSize),
    after: cursor === undefined ? undefined : readCursor(cursor),
  };
}

function readCursor(cursor: string): ListPosition {
  try {
    const text = Buffer.from(cursor, 'base64url').toString();
    const [at, id] = v.parse(positionSchema, JSON.parse(text));
    return { at, id };
  } catch {
    throw new ApiError(400, texts.badRequest);
  }
}

/**
 * The rows of a page and the cursor of the next one, null at the end.
 * @param rows what was found, one more than the page holds when there is more
 */
export function cutPage<Row>(
  rows: readonly Row[],
  { size }: ListPage,
  positionOf: (row: Row) => ListPosition,
): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  if (rows.length <= size || last === undefined) return { rows: shown, next: null };
  const { at, id } = positionOf(last);
  return { rows: shown, next: Buffer.from(JSON.stringify([at, id])).toString('base64url') };
}
