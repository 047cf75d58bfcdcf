import { remoteManifestSchema } from '@portal/contract/remoteManifest';
import * as v from 'valibot';

/** Remotes that a team may own. */
const REMOTES = 50;

/** Names stand beside changes: nothing in them may look like the end of one. */
const name = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(most),
    v.regex(/^[\p{L}\p{N}][\p{L}\p{N} '’.&_-]*$/u),
  );

/** In front of every token of a team, so that one that was lost somewhere is recognised. */
export const TEAM_TOKEN_PREFIX = 'portal_team_';

export const teamNameSchema = name(50);

/** Of whoever shows a token. */
export const personNameSchema = name(100);

/** Body of PUT /mgmt/teams/{team}: all remotes that it owns from now on. */
export const teamSetupSchema = v.object({
  remotes: v.pipe(v.array(remoteManifestSchema.entries.name), v.maxLength(REMOTES)),
});

/** Body of POST /mgmt/teams/{team}/tokens. */
export const teamTokenRequestSchema = v.object({
  /** Who will show it: stands beside everything that is done with it. */
  person: personNameSchema,
  /** After how many days it ends by itself. */
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)), 366),
});

const teamTokenSchema = v.object({
  id: v.string(),
  person: v.string(),
  madeAt: v.string(),
  expiresAt: v.string(),
  revokedAt: v.nullable(v.string()),
  /** To the hour. */
  usedAt: v.nullable(v.string()),
});

/** Answer of POST /mgmt/teams/{team}/tokens: the only time that the token itself is shown. */
export const newTeamTokenSchema = v.object({
  id: v.string(),
  token: v.string(),
  expiresAt: v.string(),
});
export type NewTeamToken = v.InferOutput<typeof newTeamTokenSchema>;

export const teamSchema = v.object({
  name: v.string(),
  remotes: v.array(v.string()),
  tokens: v.array(teamTokenSchema),
});
export type Team = v.InferOutput<typeof teamSchema>;

/** Answer of GET /mgmt/teams. */
export const teamListSchema = v.object({ teams: v.array(teamSchema) });

/** Answer of GET /mgmt/actions, the newest first. */
export const actionListSchema = v.object({
  actions: v.array(
    v.object({ at: v.string(), actor: v.string(), action: v.string(), subject: v.string() }),
  ),
});
export type MgmtAction = v.InferOutput<typeof actionListSchema>['actions'][number];
