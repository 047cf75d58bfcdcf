import type { OperatorList } from '@portal/rollout/operator';
import { portalTime } from '../rollout/portalTime.ts';
import { table } from '../rollout/table.ts';

type Operator = OperatorList['operators'][number];

function stateOf({ revokedAt, expiresAt }: Operator, now: Date): string {
  if (revokedAt !== null) return `revoked ${portalTime(revokedAt)}`;
  return `${new Date(expiresAt) > now ? 'until' : 'over since'} ${portalTime(expiresAt)}`;
}

/** Every operator, those that were revoked or are over included. */
export function describeOperators(operators: readonly Operator[], now: Date): string {
  return table([
    ['id', 'name', 'role', 'holds', 'last used'],
    ...operators.map((operator) => [
      operator.id,
      operator.name,
      operator.role,
      stateOf(operator, now),
      operator.usedAt === null ? 'never' : portalTime(operator.usedAt),
    ]),
  ]);
}
