import { TEAM_TOKEN_PREFIX } from '@portal/rollout/team';
import { mgmtClient, type Mgmt } from '../mgmt/mgmt.ts';
import { Problem } from '../terminal/problem.ts';

function variable(name: string, what: string): string {
  const value = process.env[name]?.trim() ?? '';
  if (value === '') throw new Problem(`Set ${name}: ${what}.`);
  return value;
}

/**
 * mgmt of the installation that the environment names, as the team whose token it holds.
 * @throws Problem naming what is missing, or no token of a team
 */
export function mgmtOfTeam(): Mgmt {
  const backend = variable('PORTAL_BACKEND_URL', "the address of the installation's backend");
  const token = variable('PORTAL_TEAM_TOKEN', 'the token that the installation gave you');
  if (!token.startsWith(TEAM_TOKEN_PREFIX) || !/^[\w-]+$/.test(token))
    throw new Problem(
      `PORTAL_TEAM_TOKEN is no token of a team: they begin with ${TEAM_TOKEN_PREFIX}.`,
    );
  return mgmtClient(backend.replace(/\/$/, ''), token);
}
