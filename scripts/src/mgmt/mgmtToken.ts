import { Problem } from '../terminal/problem.ts';
import { adminToken } from './adminToken.ts';

/**
 * The token with which this command calls mgmt: PORTAL_TEAM_TOKEN, because it allows less, or the administrator's.
 * @throws Problem when there is none, or one that was copied with something else
 */
export function mgmtToken(dataFolder: string): string {
  const given = process.env['PORTAL_TEAM_TOKEN']?.trim() ?? '';
  if (given === '') return adminToken(dataFolder);
  if (!/^[\x21-\x7e]+$/.test(given))
    throw new Problem('PORTAL_TEAM_TOKEN has characters that no token has: copy it once more.');
  return given;
}
