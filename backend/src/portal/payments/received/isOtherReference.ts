import type { Selectable } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { CallbackEvent } from '../gateways/gateway.ts';

/** Multibanco: entity and reference must be the ones that were issued, as far as both sides name them. */
export function isOtherReference(
  attempt: Pick<Selectable<Schema['paymentAttempts']>, 'method' | 'entity' | 'reference'>,
  event: CallbackEvent,
): boolean {
  if (attempt.method !== 'MB') return false;
  const differs = (issued: string | null, named: string | undefined, length: number) =>
    issued !== null &&
    named !== undefined &&
    named !== '' &&
    named.replaceAll(' ', '').padStart(length, '0') !== issued;
  return differs(attempt.reference, event.reference, 9) || differs(attempt.entity, event.entity, 5);
}
