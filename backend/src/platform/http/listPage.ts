import type { Context } from 'hono';
import { isIsoDate } from '@portal/domain/time/isoDate';
import * as v from 'valibot';
import { ApiError } from './apiError.ts';
import { texts } from './texts.ts';

/** Where most lists go on: behind the entry with this instant and id. */
export type ListPosition = v.InferOutput<typeof positionSchema>;

/** Which part of a list is asked for. */
export interface ListPage<Position = ListPosition> {
  size: number;
  /** Undefined for the beginning. */
  after: Position | undefined;
}

/** How a list is cut into pages. */
export interface PageRules<Position> {
  usual: number;
  most: number;
  /** Whether who asks for more than `most` gets as many, or is refused. */
  isGenerous: boolean;
  position: v.GenericSchema<unknown, Position>;
  refusals: Record<'limit' | 'cursor', string>;
}

/** An instant as PostgreSQL writes it, with every digit: two entries of one millisecond are two positions. */
const instantSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d(?::\d\d)?$/),
  v.check((text) => isIsoDate(text.slice(0, 10))),
  v.check((text) => !Number.isNaN(Date.parse(text.replace(/([+-]\d\d)$/, '$1:00')))),
);
const idSchema = v.pipe(v.string(), v.regex(/^[0-9a-z]{1,40}$/));
export const positionSchema = v.object({ at: instantSchema, id: idSchema });

/** Lists that customers read. */
export const customerPages: PageRules<ListPosition> = {
  usual: 20,
  most: 200,
  isGenerous: true,
  position: positionSchema,
  refusals: { limit: texts.badRequest, cursor: texts.badRequest },
};

const mostOfProvider = 1000;

/** Lists that programs of providers and administrators read. */
export const providerPages: PageRules<ListPosition> = {
  usual: 200,
  most: mostOfProvider,
  isGenerous: false,
  position: positionSchema,
  refusals: {
    limit: `limit is a number from 1 to ${mostOfProvider}.`,
    cursor: 'cursor is not one that this list gave.',
  },
};

/** Reads `limit` and `cursor` of the address. @throws ApiError 400 that names the parameter */
export function readListPage<Position>(
  context: Context,
  rules: PageRules<Position>,
): ListPage<Position> {
  const { limit = String(rules.usual), cursor } = context.req.query();
  const size = /^[1-9]\d{0,8}$/.test(limit) ? Number(limit) : undefined;
  if (size === undefined || (size > rules.most && !rules.isGenerous)) throw refusal(rules, 'limit');
  return {
    size: Math.min(size, rules.most),
    after: cursor === undefined ? undefined : readCursor(cursor, rules),
  };
}

/**
 * The rows of a page and the cursor of the next one, null at the end.
 * @param rows what was found, one more than the page holds when there is more
 */
export function cutPage<Row, Position>(
  rows: readonly Row[],
  { size }: ListPage<Position>,
  positionOf: (row: Row) => Position,
): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  if (rows.length <= size || last === undefined) return { rows: shown, next: null };
  const cursor = Buffer.from(JSON.stringify(positionOf(last))).toString('base64url');
  return { rows: shown, next: cursor };
}

function readCursor<Position>(cursor: string, rules: PageRules<Position>): Position {
  try {
    return v.parse(rules.position, JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw refusal(rules, 'cursor');
  }
}

function refusal({ refusals }: PageRules<unknown>, field: 'limit' | 'cursor'): ApiError {
  return new ApiError(400, refusals[field], { extra: { field } });
}
