import {
  actionListSchema,
  newTeamTokenSchema,
  teamListSchema,
  type MgmtAction,
  type NewTeamToken,
  type Team,
} from '@portal/rollout/team';
import * as v from 'valibot';
import { mgmtCalls } from './mgmtCalls.ts';

const saidSchema = v.object({ message: v.string() });

/** The administrator's calls about teams. All throw Problem with the reason of a refusal. */
export interface MgmtTeams {
  list(): Promise<Team[]>;
  /** Makes a team, or gives it other remotes. @returns what it owns now, in words */
  setUp(team: string, remotes: readonly string[]): Promise<string>;
  /** Makes a token, which is shown this once. @param days after which it ends by itself */
  makeToken(team: string, person: string, days: number | undefined): Promise<NewTeamToken>;
  /** Ends a token at once. @returns whose it was, in words */
  revoke(team: string, id: string): Promise<string>;
  /** What was done last, the newest first. */
  actions(): Promise<MgmtAction[]>;
}

/**
 * Makes the client.
 * @param backend address of the backend, without a final slash
 * @param by who of those with the administrator's token it is, for the record
 */
export function mgmtTeams(backend: string, token: string, by: string): MgmtTeams {
  const { read } = mgmtCalls(backend, token);
  const addressOf = (...parts: string[]) =>
    `/mgmt/teams/${parts.map(encodeURIComponent).join('/')}?by=${encodeURIComponent(by)}`;
  return {
    list: async () => (await read(teamListSchema, 'GET', '/mgmt/teams')).teams,
    setUp: async (team, remotes) =>
      (await read(saidSchema, 'PUT', addressOf(team), { remotes })).message,
    makeToken: (team, person, days) =>
      read(newTeamTokenSchema, 'POST', addressOf(team, 'tokens'), { person, days }),
    revoke: async (team, id) =>
      (await read(saidSchema, 'DELETE', addressOf(team, 'tokens', id))).message,
    actions: async () => (await read(actionListSchema, 'GET', '/mgmt/actions')).actions,
  };
}
