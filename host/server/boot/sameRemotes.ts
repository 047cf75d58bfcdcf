import type { BootDocument } from '@portal/contract/bootDocument';
import type { ProviderBoot } from '@portal/rollout/providerBoot';
import { LRUCache } from 'lru-cache';
import { keptFor } from './keptFor.ts';

type Remotes = BootDocument['remotes'];

/** Of the shares of one answer customers get a few combinations. */
const COMBINATIONS = 50;

const combinationsOf = keptFor(
  (_of: ProviderBoot['remotes']) => new LRUCache<string, Remotes>({ max: COMBINATIONS }),
);

/**
 * The same array for the same releases of one answer of mgmt, whoever gets them: what is made of it is made once.
 * @param remotes those that one customer gets
 */
export function sameRemotes(
  { remotes: of }: Pick<ProviderBoot, 'remotes'>,
  remotes: Remotes,
): Remotes {
  const combinations = combinationsOf(of);
  const name = remotes
    .map(({ name: remote, release, fallback, reason }) =>
      [remote, release.version, fallback?.version, reason].join(' '),
    )
    .join('\n');
  const known = combinations.get(name) ?? remotes;
  combinations.set(name, known);
  return known;
}
