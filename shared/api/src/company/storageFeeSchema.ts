import type { StorageFee } from '@portal/domain/work/storageClause';
import * as v from 'valibot';

/** What a provider asks for what is not collected, within what it may set (LAW-13). */
export const storageFeeSchema: v.GenericSchema<StorageFee> = v.object({
  hours: v.pipe(v.number(), v.integer(), v.minValue(24), v.maxValue(720)),
  euros_per_day: v.pipe(v.number(), v.minValue(0), v.maxValue(500)),
  vat: v.picklist(['included', 'plus']),
});
