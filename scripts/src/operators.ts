/** Program of `npm run operators`: who may do what in mgmt, and their tokens. */
import { adminToken } from './mgmt/adminToken.ts';
import { authorOf } from './mgmt/authorOf.ts';
import { backendOfInstallation } from './mgmt/backendOfInstallation.ts';
import { mgmtOperators } from './mgmt/mgmtOperators.ts';
import { describeOperators } from './operators/describeOperators.ts';
import { readOperatorsCommand, USAGE } from './operators/operatorsCommand.ts';
import { startSettings } from './portal/stackSettings.ts';
import { main } from './terminal/problem.ts';
import { say } from './terminal/say.ts';

await main(async () => {
  const command = readOperatorsCommand(process.argv.slice(2));
  if (command.kind === 'help') return say(USAGE);
  const by = 'by' in command ? await authorOf(command.by) : '';
  const token = adminToken(startSettings().dataFolder);
  const operators = mgmtOperators(backendOfInstallation(), token, by);
  switch (command.kind) {
    case 'list': {
      const all = await operators.list();
      return say(all.length === 0 ? 'There is no operator.' : describeOperators(all, new Date()));
    }
    case 'add': {
      const { name, role, days } = command;
      const made = await operators.add(name, role, days);
      say(`Token of ${name} (${role}), ${made.id}, shown this once:\n\n  ${made.token}\n`);
      return say(`${name} logs in at the rollout page with it, or sets PORTAL_ADMIN_TOKEN to it.`);
    }
    case 'role':
      return say(await operators.changeRole(command.id, command.role));
    case 'revoke':
      return say(await operators.revoke(command.id));
  }
});
