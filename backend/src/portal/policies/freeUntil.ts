import type { StoredPolicy } from './policy.ts';

/** Until when cancelling costs nothing, counted from the start; null without a policy. The database counts anew after a move. */
export function freeUntil(
  policy: Pick<StoredPolicy, 'freeUntilHours'> | null,
  start: Date,
): Date | null {
  return policy === null ? null : new Date(start.getTime() - policy.freeUntilHours * 3_600_000);
}
