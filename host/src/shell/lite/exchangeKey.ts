import { ApiError } from '@portal/api/http/apiError';
import type { Http } from '@portal/api/http/http';
import { openLiteLink, type LiteLink } from '@portal/api/company/liteLink';

/**
 * What the key of a link is exchanged for (API-58); null where the link is refused.
 * @throws ApiError when the service cannot be reached, or has been asked too often
 */
export async function exchangeKey(calendar: Http, key: string): Promise<LiteLink | null> {
  try {
    return await openLiteLink(calendar, key);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (isRefused && error.status !== 429) return null;
    throw error;
  }
}
