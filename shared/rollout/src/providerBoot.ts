import * as v from 'valibot';
import {
  bootDocumentSchema,
  resolvedRemoteSchema,
  type BootDocument,
} from '@portal/contract/bootDocument';
import { bucketOf } from './bucketOf.ts';
import { hostBootSchema, type GivenHost, type HostBoot } from './release/hostRelease.ts';
import { releaseSchema } from '@portal/contract/release';

/** A release that only a share of a provider's customers gets. */
export const shareSchema = v.object({
  percentage: v.number(),
  salt: v.string(),
  release: releaseSchema,
  fallback: v.nullable(releaseSchema),
});
export type Share = v.InferOutput<typeof shareSchema>;

/**
 * What mgmt answers for a provider: the boot document of a visitor of whom nothing is known, and beside each remote
 * the shares and what was killed. It can be kept for all customers of the provider; it never reaches a browser.
 */
export const providerBootSchema = v.object({
  ...bootDocumentSchema.entries,
  /** Whether the operator suspended the provider (C-684): then its pages say so and nothing else. */
  suspended: v.optional(v.boolean(), false),
  /** What edges sign the tickets of page views with, by which pages tell of loads. */
  ticketKey: v.optional(v.string()),
  /** Builds of the shell that mgmt gives; none of an mgmt that knows of none. */
  hosts: v.optional(hostBootSchema, { usual: null, shares: [], killed: [] }),
  remotes: v.array(
    v.object({
      ...resolvedRemoteSchema.entries,
      shares: v.optional(v.array(shareSchema), []),
      /** Versions that nobody may get any more. */
      killed: v.optional(v.array(v.string()), []),
    }),
  ),
  /** Killed versions of remotes that are not among those above, because nothing of them is left to give; pages may have them open. */
  withdrawn: v.optional(v.record(v.string(), v.array(v.string()))),
});
export type ProviderBoot = v.InferOutput<typeof providerBootSchema>;

/**
 * The document as mgmt says it to an edge: with a name for `hosts` and `remotes` together, and without both where the edge
 * said that it knows what the name stands for (C-975). An mgmt of before names none and leaves nothing out.
 */
export const bootAnswerSchema = v.object({
  ...providerBootSchema.entries,
  remotes: v.optional(providerBootSchema.entries.remotes),
  releases: v.optional(v.string()),
});
export type BootAnswer = v.InferInput<typeof bootAnswerSchema>;

/** The first share that a customer falls into. */
function shareOf<One extends { percentage: number; salt: string }>(
  shares: readonly One[],
  customer: string,
): One | undefined {
  return shares.find(({ salt, percentage }) => bucketOf(salt, customer) < percentage);
}

/**
 * The build of the shell that one customer gets; null: the one that the edge was started with.
 * @param customer what shares are sticky to, on whatever device; null when nothing is known
 */
export function hostForCustomer(
  { usual, shares }: HostBoot,
  customer: string | null,
): GivenHost | null {
  const share = customer === null ? undefined : shareOf(shares, customer);
  return share === undefined ? usual : { release: share.release, fallback: share.fallback };
}

/**
 * The boot document of one customer.
 * @param customer what shares are sticky to, on whatever device; null when nothing is known
 */
export function forCustomer(provided: ProviderBoot, customer: string | null): BootDocument {
  const { ticketKey: _key, hosts: _hosts, suspended: _suspended, ...rest } = provided;
  const { withdrawn: _withdrawn, remotes, ...boot } = rest;
  return {
    ...boot,
    remotes: remotes.map(({ name, release: usual, fallback: last, reason, shares }) => {
      const remote = { name, release: usual, fallback: last, reason };
      if (customer === null) return remote;
      const share = shareOf(shares, customer);
      if (share === undefined) return remote;
      const { release, fallback } = share;
      return { ...remote, release, fallback, reason: 'percentage' };
    }),
  };
}
