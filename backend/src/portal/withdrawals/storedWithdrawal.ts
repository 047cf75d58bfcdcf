import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** A statement as it is stored. */
export type StoredWithdrawal = Omit<
  Selectable<Schema['withdrawals']>,
  'reason' | 'remindedAt' | 'eraseAt'
>;
