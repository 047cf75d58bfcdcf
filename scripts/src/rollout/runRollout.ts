import { authorOf } from '../mgmt/authorOf.ts';
import type { Mgmt } from '../mgmt/mgmt.ts';
import { Problem } from '../terminal/problem.ts';
import { say } from '../terminal/say.ts';
import { describeChanges, describeHistory, describeRemote } from './describe.ts';
import { portalTime } from './portalTime.ts';
import { lastGiven } from './lastGiven.ts';
import { refuseUnknown } from './refuseUnknown.ts';
import type { RolloutCommand } from './rolloutCommand.ts';

async function history(mgmt: Mgmt, remote: string): Promise<void> {
  const changes = await mgmt.history(remote);
  if (changes.length === 0) throw new Problem(`${remote} has no rollout, and never had one.`);
  say(describeHistory(changes, await mgmt.releases(remote)));
}

async function show(mgmt: Mgmt, remote: string | undefined, provider: string | undefined) {
  const { remotes } = await mgmt.overview();
  const shown = remotes.filter((entry) => remote === undefined || entry.remote === remote);
  if (shown.length === 0) throw new Problem(`${remote ?? 'No remote'} has no rollout.`);
  if (provider !== undefined) refuseUnknown([provider], shown);
  say(shown.map((entry) => describeRemote(entry, provider)).join('\n\n'));
}

async function edit(mgmt: Mgmt, command: Extract<RolloutCommand, { kind: 'edit' }>): Promise<void> {
  const { remote, reason, dryRun } = command;
  const rollout = (await mgmt.rollouts()).get(remote);
  if (command.edit.kind === 'provider' || command.edit.kind === 'pin')
    refuseUnknown(command.edit.providers, (await mgmt.overview()).remotes);
  const wanted =
    command.edit.kind === 'rollback of the last'
      ? { kind: 'rollback' as const, version: lastGiven(remote, rollout) }
      : command.edit;
  const author = await authorOf(command.author);
  const replaces = rollout?.revision ?? 0;
  say(describeChanges(await mgmt.edit(remote, { edit: wanted, author, reason, replaces, dryRun })));
}

async function preview(
  mgmt: Mgmt,
  { author, ...wish }: Extract<RolloutCommand, { kind: 'preview' }>,
): Promise<void> {
  const { remote, version, provider, hours } = wish;
  const { address, until } = await mgmt.preview({
    remote,
    version,
    provider,
    hours,
    author: await authorOf(author),
  });
  say(
    `Until ${portalTime(until)} this shows ${remote} ${version} to whoever opens it, and to nobody else:`,
  );
  say(`  ${address}`);
}

/** Does what a command about rollouts asks for. @throws Problem with the reason of a refusal */
export async function runRollout(
  command: Exclude<RolloutCommand, { kind: 'help' }>,
  mgmt: Mgmt,
): Promise<void> {
  if (command.kind === 'show') return show(mgmt, command.remote, command.provider);
  if (command.kind === 'history') return history(mgmt, command.remote);
  if (command.kind === 'retire-shell') {
    await mgmt.retireShell(command.version);
    return say(
      `Shell ${command.version} no longer counts as in use, unless an edge still serves it.`,
    );
  }
  if (command.kind === 'preview') return preview(mgmt, command);
  return edit(mgmt, command);
}
