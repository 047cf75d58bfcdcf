import { mgmtClient, type Mgmt } from '../mgmt/mgmt.ts';
import { Problem } from '../problem.ts';

/** Where mgmt is, and who asks. */
export interface TeamAccess {
  /** Address of the backend, without a final slash. */
  backend: string;
  token: string;
}

function variable(name: string, what: string): string {
  const value = process.env[name]?.trim() ?? '';
  if (value === '') throw new Problem(`Set ${name}: ${what}.`);
  return value;
}

/** What the environment says. @throws Problem naming what is missing */
export function teamAccess(): TeamAccess {
  return {
    backend: variable('PORTAL_BACKEND_URL', "the address of the installation's backend").replace(
      /\/$/,
      '',
    ),
    token: variable('PORTAL_TEAM_TOKEN', 'the token that the installation gave your team'),
  };
}

/** mgmt of the installation that the environment names, as the team whose token it holds. */
export function mgmtOfTeam(): Mgmt {
  const { backend, token } = teamAccess();
  return mgmtClient(backend, token);
}
