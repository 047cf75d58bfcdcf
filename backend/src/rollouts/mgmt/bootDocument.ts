import type { ProviderBoot } from '@portal/rollout/providerBoot';
import { HOST } from '@portal/rollout/host';
import { resolveRollout, sharesOf } from '@portal/rollout/resolveRollout';
import { loadTicketKey } from '@portal/storage/signed/loadTicket';
import type { Backend } from '../../platform/backend.ts';
import { tokenKey } from '../../platform/signed/tokenKey.ts';
import { findCompanyByDomain } from '../../accounts/companies/queries.ts';
import { brandingOf } from '../../accounts/companies/views.ts';
import { hostsFor } from './hostsFor.ts';
import { listCurrentRollouts, releasesNamedBy } from './queries.ts';

/**
 * The rollout of every remote resolved for one provider, with its branding and the shares that its customers may
 * fall into. For a domain without provider the branding is null and the remotes are those that everyone gets (SHL-58).
 */
export async function bootDocument(
  { database, clock, environment }: Pick<Backend, 'database' | 'clock' | 'environment'>,
  domain: string,
): Promise<ProviderBoot> {
  const [company, current] = await Promise.all([
    findCompanyByDomain(database, domain),
    listCurrentRollouts(database),
  ]);
  const rollouts = current.filter(({ remote }) => remote !== HOST);
  const provider = company?.domain ?? domain;
  const now = clock.now();
  const resolved = await Promise.all(
    rollouts.map(async (rollout) => {
      const releases = await releasesNamedBy(database, rollout);
      const { remote } = resolveRollout(rollout, releases, { provider, customer: null });
      return (
        remote && {
          ...remote,
          shares: sharesOf(rollout, releases, provider),
          killed: rollout.killed,
        }
      );
    }),
  );
  return {
    provider: company === undefined ? null : brandingOf(company),
    suspended: company !== undefined && company.suspendedAt !== null,
    hosts: await hostsFor(
      database,
      current.find(({ remote }) => remote === HOST),
      provider,
    ),
    remotes: resolved.filter((remote) => remote !== undefined),
    degraded: false,
    resolvedAt: now.toISOString(),
    ticketKey: loadTicketKey(await tokenKey(database), provider, now.getTime()),
    environment: environment.mode,
  };
}
