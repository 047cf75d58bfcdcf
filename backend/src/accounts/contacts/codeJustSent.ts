import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from '../identity/texts.ts';

/** A code of this contact was sent less than a minute ago (C-93): another one has to wait, and that one is still good. */
export class CodeJustSent extends ApiError {
  constructor(retryAfter: number) {
    super(429, texts.waitBeforeResend, { extra: { retry_after: retryAfter } });
  }
}
