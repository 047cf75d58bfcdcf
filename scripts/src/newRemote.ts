/** Program of `npm run new-remote -- mf-loyalty`: a remote that passes every check, from the template. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@portal/domain/text/messageOf';
import { installAnew } from '../bootstrap/install.mjs';
import { planRemote } from './new-remote/planRemote.ts';
import { readCommand } from './new-remote/readCommand.ts';
import { readManifests } from './new-remote/readManifests.ts';
import { writeRemote } from './new-remote/writeRemote.ts';
import { root } from './packages.ts';
import { main, Problem } from './terminal/problem.ts';
import { say } from './terminal/say.ts';
import { runTool } from './processes/runProgram.ts';

/** What the person does next, with the name filled in. */
function nextSteps(name: string, page: string): string {
  return `
${name} is there; its page is ${page}.

  npm run dev -- ${name}       shows it inside the portal, with every change at once
  npm test -- ${name}          runs every check that concerns it
  npm run release -- ${name}   publishes it; nobody has it until a rollout gives it to somebody

From here to a first provider in ten minutes: docs/tutorial-new-remote.md`;
}

await main(async () => {
  const command = readCommand(process.argv.slice(2));
  const plan = planRemote(command, readManifests(root));
  const folder = join(root, plan.name);
  writeRemote(plan, folder);
  try {
    // Names are as long as they are: what they do to the lines is the formatter's.
    const { code, output } = await runTool('oxfmt', [plan.name]);
    if (code !== 0) throw new Problem(output);
    if (command.installs) await installAnew(root);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const reason = messageOf(error);
    throw new Problem(`${plan.name} was not made: ${reason}`);
  }
  say(nextSteps(plan.name, `/client${plan.path}`));
});
