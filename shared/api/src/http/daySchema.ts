import { isIsoDate } from '@portal/domain/time/isoDate';
import * as v from 'valibot';

/** A day as `yyyy-MM-dd` that its month has: `2026-02-30` is a wrong field (part 3, general rule 3). */
export const daySchema = v.pipe(v.string(), v.isoDate(), v.check(isIsoDate));
