import type { BootDocument, ResolvedRemote } from '@portal/contract/bootDocument';
import type { Backend } from '../backend.ts';
import { findCompanyByDomain } from '../companies/queries.ts';
import { brandingOf } from '../companies/views.ts';
import { listCurrentRollouts, releasesNamedBy } from './queries.ts';
import { resolveRollout } from './resolveRollout.ts';

/**
 * The rollout of every remote resolved for one provider, with its branding.
 * For a domain without provider the branding is null and the remotes are those that everyone gets (SHL-58).
 */
export async function bootDocument(
  { database, clock, environment }: Pick<Backend, 'database' | 'clock' | 'environment'>,
  domain: string,
  customer: string = domain,
): Promise<BootDocument> {
  const company = await findCompanyByDomain(database, domain);
  const resolved = await Promise.all(
    (await listCurrentRollouts(database)).map(async (rollout) =>
      resolveRollout(rollout, await releasesNamedBy(database, rollout), {
        provider: domain,
        customer,
      }),
    ),
  );
  return {
    provider: company === undefined ? null : brandingOf(company),
    remotes: resolved.filter((remote): remote is ResolvedRemote => remote !== undefined),
    degraded: false,
    resolvedAt: clock.now().toISOString(),
    environment: environment.mode,
  };
}
