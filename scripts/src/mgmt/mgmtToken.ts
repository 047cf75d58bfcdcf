import { Problem } from '../problem.ts';
import { adminToken } from './adminToken.ts';

/** Whose token it is: that of a team opens its own remotes only. */
export interface MgmtToken {
  token: string;
  isTeam: boolean;
}

/**
 * The token with which this command calls mgmt: PORTAL_TEAM_TOKEN, because it allows less, or the administrator's.
 * @throws Problem when there is none, or one that was copied with something else
 */
export function mgmtToken(dataFolder: string): MgmtToken {
  const given = process.env['PORTAL_TEAM_TOKEN']?.trim() ?? '';
  if (given === '') return { token: adminToken(dataFolder), isTeam: false };
  if (!/^[\x21-\x7e]+$/.test(given))
    throw new Problem('PORTAL_TEAM_TOKEN has characters that no token has: copy it once more.');
  return { token: given, isTeam: true };
}
