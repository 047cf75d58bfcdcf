import type { Context } from 'hono';
import { ApiError } from './apiError.ts';
import { texts } from './texts.ts';

/** A part of the path. @throws ApiError 404 when it is empty */
export function readParameter(context: Context, name: string): string {
  const value = context.req.param(name);
  if (value === undefined || value === '') throw new ApiError(404, texts.notFound);
  return value;
}
