import { mgmtTeams } from '@portal/scripts/mgmt/mgmtTeams';
import { addresses } from '../domains.ts';
import { administratorToken } from '../runCommand.ts';

/** A token of Rita's, whose team owns mf-notifications and nothing else. */
export async function notificationsToken(): Promise<string> {
  const team = 'Equipa das notificações';
  const teams = mgmtTeams(addresses.backend, administratorToken(), 'Ana');
  await teams.setUp(team, ['mf-notifications']);
  return (await teams.makeToken(team, 'Rita', 1)).token;
}
