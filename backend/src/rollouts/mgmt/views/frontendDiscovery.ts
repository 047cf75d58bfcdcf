import type { Release } from '@portal/contract/release';
import { versionsOf } from '../versionsOf.ts';
import type { Policies } from './resolvePolicies.ts';

const SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

interface DiscoveredVersion {
  url: string;
  fallbackUrl?: string;
  metadata: { integrity: string; version: string };
  deployment: { traffic: number; default: boolean };
}

/** A document of the frontend-discovery schema, v1-pre. */
export interface FrontendDiscovery {
  schema: string;
  microFrontends: Record<string, DiscoveredVersion[]>;
}

/**
 * What one provider's customers get, as a frontend-discovery document: every version with its part of the traffic; the
 * default is what somebody of whom nothing is known gets.
 * @param origin where paths are resolved, without a final slash
 */
export function frontendDiscovery(
  policies: readonly Policies[],
  provider: string,
  origin: string,
): FrontendDiscovery {
  const describe = ({ rollout, releases }: Policies): DiscoveredVersion[] => {
    const shares = versionsOf(rollout, releases, provider).versions;
    const standard = shares.find(({ why }) => why !== 'percentage') ?? shares[0];
    const good = releases.get(rollout.lastKnownGood ?? '');
    return shares.flatMap(({ version, share }) => {
      const release = version === null ? undefined : releases.get(version);
      if (release === undefined) return [];
      return {
        url: entryOf(release, origin),
        ...(good && good !== release ? { fallbackUrl: entryOf(good, origin) } : {}),
        metadata: { integrity: entryIntegrity(release), version: release.version },
        deployment: { traffic: share, default: version === standard?.version },
      };
    });
  };
  return {
    schema: SCHEMA,
    microFrontends: Object.fromEntries(
      policies.map((policy) => [`@portal/${policy.rollout.remote}`, describe(policy)]),
    ),
  };
}

function entryOf(release: Release, origin: string): string {
  return new URL(release.base + release.entry, origin).href;
}

function entryIntegrity(release: Release): string {
  return release.files.find(({ path }) => path === release.entry)?.integrity ?? '';
}
