import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from './texts.ts';

/** The refusal to cancel what is no appointment, or may not be cancelled any more: 409 with title and body (DET-31). */
export function cannotCancel(): ApiError {
  return new ApiError(409, texts.cannotCancel, {
    title: texts.cannotCancelTitle,
    body: texts.cannotCancel,
  });
}
