import { PassingFailure } from '@portal/storage/parallel/passingFailure';
import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { databaseFault, isRefusedValue, isUnreachable } from '../database/databaseFault.ts';
import type { Logger } from '../createLogger.ts';
import { ApiError } from './apiError.ts';
import { loggablePath } from './log/loggablePath.ts';
import { texts } from './texts.ts';

/** Turns everything that was thrown into the error envelope; only the unexpected is logged as an error. */
export function handleError(log: Logger): ErrorHandler {
  return (error, context) => {
    if (error instanceof ApiError) return context.json(error.toBody(), error.status);
    if (error instanceof HTTPException) {
      const message = error.status === 413 ? texts.tooLarge : texts.badRequest;
      return context.json(
        new ApiError(error.status === 413 ? 413 : 400, message).toBody(),
        error.status,
      );
    }
    // Its id stands in the line by itself.
    const asked = { method: context.req.method, path: loggablePath(context.req.path) };
    if (isRefusedValue(error))
      return context.json(new ApiError(400, texts.badRequest).toBody(), 400);
    if (isUnreachable(error)) {
      log.warn({ ...asked, fault: databaseFault(error)?.code }, 'the database cannot be reached');
      context.header('Retry-After', '2');
      return context.json(new ApiError(503, texts.unavailable).toBody(), 503);
    }
    if (error instanceof PassingFailure) {
      log.warn({ ...asked, error: error.message }, 'what a request needs does not answer');
      context.header('Retry-After', '2');
      return context.json(new ApiError(503, texts.unavailable).toBody(), 503);
    }
    log.error(
      {
        ...asked,
        error: { name: error.name, message: error.message, stack: error.stack },
        sqlstate: databaseFault(error)?.code,
      },
      'a request failed',
    );
    return context.json(new ApiError(500, texts.generic).toBody(), 500);
  };
}
