import * as v from 'valibot';
import { personNameSchema } from './team.ts';

/** In front of every token of an operator, so that one that was lost somewhere is recognised. */
export const OPERATOR_TOKEN_PREFIX = 'portal_operator_';

/** What an operator may do, each all of the one before: look; release and roll out; set up providers and teams. */
export const OPERATOR_ROLES = ['read', 'release', 'manage'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

const roleSchema = v.picklist(OPERATOR_ROLES);

/** Body of POST /mgmt/operators. */
export const operatorRequestSchema = v.object({
  /** Stands beside everything that is done with the token. */
  name: personNameSchema,
  role: roleSchema,
  /** After how many days it ends by itself. */
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)), 366),
});
export type OperatorRequest = v.InferOutput<typeof operatorRequestSchema>;

/** Body of PATCH /mgmt/operators/{id}. */
export const operatorChangeSchema = v.object({ role: roleSchema });

/** Answer of POST /mgmt/operators: the only time that the token itself is shown. */
export const newOperatorSchema = v.object({
  id: v.string(),
  token: v.string(),
  expiresAt: v.string(),
});
export type NewOperator = v.InferOutput<typeof newOperatorSchema>;

/** Answer of GET /mgmt/operators. */
export const operatorListSchema = v.object({
  operators: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      role: roleSchema,
      madeAt: v.string(),
      expiresAt: v.string(),
      revokedAt: v.nullable(v.string()),
      /** To the hour. */
      usedAt: v.nullable(v.string()),
    }),
  ),
});
export type OperatorList = v.InferOutput<typeof operatorListSchema>;
