/** Program of `npm run teams`: which teams own which remotes, and their tokens. */
import { adminToken } from './mgmt/adminToken.ts';
import { authorOf } from './mgmt/authorOf.ts';
import { backendOfInstallation } from './mgmt/backendOfInstallation.ts';
import { mgmtTeams, type MgmtTeams } from './mgmt/mgmtTeams.ts';
import { startSettings } from './portal/stackSettings.ts';
import { main } from './terminal/problem.ts';
import { say } from './terminal/say.ts';
import { describeActions, describeTeams } from './teams/describeTeams.ts';
import { readTeamsCommand, USAGE, type TeamsCommand } from './teams/teamsCommand.ts';

async function makeToken(
  teams: MgmtTeams,
  { team, person, days }: Extract<TeamsCommand, { kind: 'token' }>,
): Promise<void> {
  const { id, token } = await teams.makeToken(team, person, days);
  say(`Token ${id} of ${person} (${team}), shown this once:\n\n  ${token}\n`);
  say(`${person} sets PORTAL_TEAM_TOKEN to it, and PORTAL_BACKEND_URL to this installation.`);
}

await main(async () => {
  const command = readTeamsCommand(process.argv.slice(2));
  if (command.kind === 'help') return say(USAGE);
  const by = 'by' in command ? await authorOf(command.by) : '';
  const teams = mgmtTeams(backendOfInstallation(), adminToken(startSettings().dataFolder), by);
  switch (command.kind) {
    case 'list': {
      const all = await teams.list();
      return say(all.length === 0 ? 'There is no team.' : describeTeams(all, new Date()));
    }
    case 'log':
      return say(describeActions(await teams.actions()));
    case 'set':
      return say(await teams.setUp(command.team, command.remotes));
    case 'token':
      return makeToken(teams, command);
    case 'revoke':
      return say(await teams.revoke(command.team, command.id));
  }
});
