import { COOKIE_NAMES } from '@portal/contract/cookies';
import { startsLikeLite } from '../../../address/lite/startsLikeLite.ts';
import { deleteLiteData } from '../../lite/deleteLiteData.ts';
import { readCookie } from '../../../browser/readCookie.ts';
import type { StartupContext } from '../startupContext.ts';

/** Step 5 (SHL-47): forgets the lite visit, except in lite mode, and where the start is like it (SHL-42), with the token unchanged. */
export function clearLite({ address: { path, query } }: Pick<StartupContext, 'address'>): void {
  const token = query.get('token') ?? query.get('token_cal');
  const unchanged = token === null || token === readCookie(COOKIE_NAMES.liteToken);
  if (startsLikeLite(path) && unchanged) return;
  deleteLiteData();
}
