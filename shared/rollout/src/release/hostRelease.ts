import { releaseSchema } from '@portal/contract/release';
import * as v from 'valibot';
import { HOST } from '../host.ts';

/** One immutable build of the shell. It is rolled out as remotes are, and has no pages and panels by name. */
export const hostReleaseSchema = v.object({
  ...releaseSchema.entries,
  name: v.literal(HOST),
  /** Whether its shell leaves the token of a session to the edge; builds of before read it themselves (C-351). */
  sessionAtEdge: v.optional(v.boolean(), false),
  /** Whether its first script takes the answers that ride in the document; those of before ask for them (C-560). */
  answersInDocument: v.optional(v.boolean(), false),
});
export type HostRelease = v.InferOutput<typeof hostReleaseSchema>;

/** A build of the shell, and the one for whom it does not start; null: the one that the edge was started with. */
const givenHostSchema = v.object({
  release: hostReleaseSchema,
  fallback: v.nullable(hostReleaseSchema),
});
export type GivenHost = v.InferOutput<typeof givenHostSchema>;

/** Which builds of the shell a provider's customers get. */
export const hostBootSchema = v.object({
  /** What customers in no share get; null: the build that the edge was started with. */
  usual: v.nullable(givenHostSchema),
  shares: v.array(
    v.object({ percentage: v.number(), salt: v.string(), ...givenHostSchema.entries }),
  ),
  /** Versions that nobody may get any more. */
  killed: v.array(v.string()),
});
export type HostBoot = v.InferOutput<typeof hostBootSchema>;
