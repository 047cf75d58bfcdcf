import type { MiddlewareHandler } from 'hono';
import { ApiError } from './apiError.ts';
import { texts } from './texts.ts';

const TAKEN = /^(?:application\/json|multipart\/form-data)\s*(?:;|$)/i;

/**
 * Refuses bodies that are neither JSON nor a form with files. A page of another site may send text or a plain form
 * without being asked for permission, JSON never. For the calls of browsers: what shows a key in a header needs none of this.
 */
export const requireJson: MiddlewareHandler = async (context, next) => {
  const type = context.req.header('content-type');
  const hasBody =
    Number(context.req.header('content-length') ?? 0) > 0 ||
    context.req.header('transfer-encoding') !== undefined;
  if (type === undefined ? hasBody : !TAKEN.test(type)) throw new ApiError(415, texts.notJson);
  await next();
};
