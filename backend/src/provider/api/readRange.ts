import type { Context } from 'hono';
import { isIsoDate } from '@portal/domain/time/isoDate';
import { ApiError } from '../../platform/http/apiError.ts';

const instantPattern = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d))?$/;

/** `from` and `to` as dates or instants of ISO 8601; what is absent is far away. @throws ApiError 400 naming the parameter */
export function readRange(context: Context): { from: Date; to: Date } {
  const from = readInstant(context, 'from', '2000-01-01');
  const to = readInstant(context, 'to', '2100-01-01');
  if (to < from) throw refusal('to', 'to is before from.');
  return { from, to };
}

function readInstant(context: Context, name: 'from' | 'to', usual: string): Date {
  const text = context.req.query(name) ?? usual;
  const instant = new Date(text);
  const isDay = isIsoDate(text.slice(0, 10));
  if (!isDay || !instantPattern.test(text) || Number.isNaN(instant.getTime()))
    throw refusal(
      name,
      `${name} is a date (2026-06-16) or an instant (2026-06-16T10:00:00Z) of ISO 8601.`,
    );
  return instant;
}

function refusal(field: string, message: string): ApiError {
  return new ApiError(400, message, { extra: { field } });
}
