import { newTeamTokenSchema, type NewTeamToken } from '@portal/rollout/team';
import * as v from 'valibot';
import type { TestBackend } from '../testBackend.ts';

/** Makes a team that owns some remotes, and a token of somebody of it, who was there once. */
export async function createTeam(
  portal: TestBackend,
  name: string,
  remotes: readonly string[],
  person = 'Rita',
): Promise<NewTeamToken> {
  const token = portal.adminToken;
  const team = `/mgmt/teams/${encodeURIComponent(name)}`;
  await portal.call('PUT', team, { token, json: { remotes } });
  const made = await portal.call('POST', `${team}/tokens`, { token, json: { person } });
  const parsed = v.parse(newTeamTokenSchema, made.body);
  await portal.call('GET', '/mgmt/rollouts', { token: parsed.token });
  return parsed;
}
