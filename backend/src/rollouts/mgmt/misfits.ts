import { satisfiesContract } from '@portal/contract/contractVersion';
import type { Release } from '@portal/contract/release';
import { HOST } from '@portal/rollout/host';
import type { Rollout } from '@portal/rollout/rollout';
import type { Database } from '../../platform/database/database.ts';
import { currentRollout, listCurrentRollouts, releasesNamedBy } from './queries.ts';
import { listShellsInUse, type ShellVersion } from './shells.ts';
import { versionsOf } from './versionsOf.ts';

/** The releases that a rollout gives customers of one provider now; null where it gives them none. */
async function givenBy(
  database: Database,
  rollout: Rollout,
): Promise<(provider: string) => (Release | null)[]> {
  const releases = await releasesNamedBy(database, rollout);
  return (provider) =>
    versionsOf(rollout, releases, provider).versions.map(
      ({ version }) => (version === null ? undefined : releases.get(version)) ?? null,
    );
}

/**
 * The shells that customers of these providers may get, each with who gets it: what the host's rollout gives them, and
 * where it gives nothing the builds that edges were started with.
 */
async function hostsOf(
  database: Database,
  providers: readonly string[],
  now: Date,
): Promise<(ShellVersion & { where: string; cure: string })[]> {
  const ofEdges = (await listShellsInUse(database, now)).map((shell) => ({
    ...shell,
    where: 'in use',
    // It counts for a day after the last edge served it: an installation may have just gone to another version.
    cure: ` (once no edge serves it any more: rollout retire-shell ${shell.version})`,
  }));
  const rollout = await currentRollout(database, HOST);
  if (rollout === undefined || providers.length === 0) return ofEdges;
  const given = await givenBy(database, rollout);
  return providers.flatMap((provider) =>
    given(provider).flatMap((host) =>
      host === null ? ofEdges : [{ ...host, where: `at ${provider}`, cure: '' }],
    ),
  );
}

/** Why a release of a remote does not run on the shells that these providers' customers may get. */
export async function misfitsOfRemote(
  database: Database,
  { contract }: Release,
  providers: readonly string[],
  now: Date,
): Promise<string[]> {
  const reasons = (await hostsOf(database, providers, now))
    .filter((host) => !satisfiesContract(contract, host.contract))
    .map(
      ({ version, where, cure, contract: offered }) =>
        `it needs contract ${contract}, shell ${version} ${where} offers ${offered}${cure}`,
    );
  return [...new Set(reasons)];
}

/** Which releases that these providers' customers get a build of the shell cannot show. */
export async function misfitsOfHost(
  database: Database,
  host: Release,
  providers: readonly string[],
): Promise<string[]> {
  const rollouts = (await listCurrentRollouts(database)).filter(({ remote }) => remote !== HOST);
  const reasons = await Promise.all(
    rollouts.map(async (rollout) => {
      const given = await givenBy(database, rollout);
      return providers.flatMap((provider) =>
        given(provider)
          .filter((release) => release !== null)
          .filter(({ contract }) => !satisfiesContract(contract, host.contract))
          .map(
            ({ name, version, contract }) =>
              `it offers contract ${host.contract}, ${name} ${version} at ${provider} needs ${contract}`,
          ),
      );
    }),
  );
  return [...new Set(reasons.flat())];
}
