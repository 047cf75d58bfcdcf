import type { ProviderBoot } from '@portal/rollout/providerBoot';
import { HOST } from '@portal/rollout/host';
import { resolveRollout, sharesOf } from '@portal/rollout/resolveRollout';
import { loadTicketKey } from '@portal/storage/signed/loadTicket';
import type { Backend } from '../../platform/backend.ts';
import { tokenKey } from '../../platform/signed/tokenKey.ts';
import { findCachedCompany } from '../../accounts/companies/cachedCompany.ts';
import { brandingOf } from '../../accounts/companies/views.ts';
import { hostsFor } from './hostsFor.ts';
import { standingRollouts } from './standingRollouts.ts';

/**
 * The rollout of every remote resolved for one provider, with its branding and the shares that its customers may
 * fall into. For a domain without provider the branding is null and the remotes are those that everyone gets (SHL-58).
 */
export async function bootDocument(
  { database, clock, environment }: Pick<Backend, 'database' | 'clock' | 'environment'>,
  domain: string,
): Promise<ProviderBoot> {
  const [company, current] = await Promise.all([
    findCachedCompany(database, domain),
    standingRollouts(database),
  ]);
  const provider = company?.domain ?? domain;
  const now = clock.now();
  const ofRemotes = current.filter(({ rollout }) => rollout.remote !== HOST);
  const remotes = ofRemotes.flatMap(({ rollout, releases }) => {
    const { remote } = resolveRollout(rollout, releases, { provider, customer: null });
    if (remote === undefined) return [];
    const shares = sharesOf(rollout, releases, provider);
    return { ...remote, shares, killed: rollout.killed };
  });
  const given = new Set(remotes.map(({ name }) => name));
  const withdrawn = ofRemotes
    .map(({ rollout }) => rollout)
    .filter(({ remote, killed }) => !given.has(remote) && killed.length > 0);
  return {
    provider: company === undefined ? null : brandingOf(company),
    suspended: company !== undefined && company.suspendedAt !== null,
    hosts: hostsFor(
      current.find(({ rollout }) => rollout.remote === HOST),
      provider,
    ),
    remotes,
    degraded: false,
    resolvedAt: now.toISOString(),
    ticketKey: loadTicketKey(await tokenKey(database), provider, now.getTime()),
    environment: environment.mode,
    // Behind what edges take for the releases that all providers get.
    withdrawn: Object.fromEntries(withdrawn.map(({ remote, killed }) => [remote, killed])),
  };
}
