import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from './apiError.ts';
import { texts } from './texts.ts';

const jsonLimitBytes = 1024 * 1024;

const limitJson = bodyLimit({
  maxSize: jsonLimitBytes,
  onError: (context) => {
    // What is still being sent would be taken for the next call on this connection.
    context.header('Connection', 'close');
    return context.json(new ApiError(413, texts.tooLarge).toBody(), 413);
  },
});

/** Files of releases come as they are, and are read as a stream with limits of their own. */
const RELEASE_FILES = '/mgmt/uploads/';

/** At most 1 MB, except for multipart uploads, which are read as a stream with limits of their own (C-94). */
export const limitBody: MiddlewareHandler = async (context, next) => {
  // Neither has a body, and looking for one would make a whole request object of the light one.
  if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
  if (context.req.header('content-type')?.startsWith('multipart/form-data') === true) return next();
  if (context.req.method === 'PUT' && context.req.path.startsWith(RELEASE_FILES)) return next();
  return limitJson(context, next);
};
