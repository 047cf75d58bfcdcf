import { INVALID_FORMAT_TITLE } from '@portal/api/texts';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from '../../platform/http/apiError.ts';
import { MOST_PICTURE_BYTES } from './logoOf.ts';

/** The largest picture, and what a form puts around it. */
export const limitLogoForm = bodyLimit({
  maxSize: MOST_PICTURE_BYTES + 65_536,
  onError: (context) => {
    // What is still being sent would be taken for the next call on this connection.
    context.header('Connection', 'close');
    return context.json(new ApiError(400, INVALID_FORMAT_TITLE).toBody(), 400);
  },
});
