import { ApiError } from '@portal/api/http/apiError';
import { WARNING_TITLE } from '@portal/api/texts';
import type { Overlays } from '@portal/contract/overlays';
import { showApiError } from '@portal/remote/showApiError';
import type { Channel } from './readLogin.ts';
import { texts } from './texts.ts';

/**
 * Says why no code was sent: known contact, the server's own words for a limit or a wrong contact (C-267), or the
 * specified text per channel, also without a connection (ERR-40, ERR-41, ERR-42).
 */
export async function showCodeRequestError(
  overlays: Overlays,
  error: unknown,
  channel: Channel,
): Promise<void> {
  const words = texts.codeRequestFailed;
  if (!(error instanceof ApiError)) return showApiError(overlays, error);
  if (error.status === 409 && Number(error.envelope.code) === 3) {
    return overlays.info({
      title: words.userExistsTitle,
      body: error.serverMessage ?? words.userExists,
    });
  }
  if (error.envelope.code === 'CHANGE_PENDING')
    return overlays.info({ title: WARNING_TITLE, body: error.message });
  const ownWords = [400, 422, 429].includes(error.status) ? error.serverMessage : null;
  return overlays.info({ title: words.title, body: ownWords ?? words[channel] });
}
