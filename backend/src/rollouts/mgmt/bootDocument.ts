import type { BootAnswer } from '@portal/rollout/providerBoot';
import { loadTicketKey } from '@portal/storage/signed/loadTicket';
import type { Backend } from '../../platform/backend.ts';
import { tokenKey } from '../../platform/signed/tokenKey.ts';
import { findCachedCompany } from '../../accounts/companies/cachedCompany.ts';
import { contactOf } from '../../accounts/companies/contactOf.ts';
import { brandingOf } from '../../accounts/companies/views.ts';
import { releasesFor } from './releasesFor.ts';
import { standingRollouts } from './standingRollouts.ts';

/**
 * The rollout of every remote resolved for one provider, with its branding and the shares that its customers may
 * fall into. For a domain without provider the branding is null and the remotes are those that everyone gets (SHL-58).
 * @param known names of releases that are left out where they are what would be said (C-975)
 */
export async function bootDocument(
  { database, clock, environment }: Pick<Backend, 'database' | 'clock' | 'environment'>,
  domain: string,
  known: readonly string[] = [],
): Promise<BootAnswer> {
  const [company, standing] = await Promise.all([
    findCachedCompany(database, domain),
    standingRollouts(database),
  ]);
  const provider = company?.domain ?? domain;
  const now = clock.now();
  const { name, hosts, remotes, withdrawn } = releasesFor(standing, provider);
  return {
    provider: company === undefined ? null : brandingOf(company),
    contact: company && contactOf(company),
    suspended: company !== undefined && company.suspendedAt !== null,
    ...(known.includes(name) ? {} : { hosts, remotes }),
    degraded: false,
    resolvedAt: now.toISOString(),
    ticketKey: loadTicketKey(await tokenKey(database), provider, now.getTime()),
    environment: environment.mode,
    // Behind what edges of before take for the releases that all providers get.
    withdrawn,
    releases: name,
  };
}
