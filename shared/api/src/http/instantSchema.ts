import { isIsoDate } from '@portal/domain/time/isoDate';
import * as v from 'valibot';

/** An instant of ISO 8601, on a day that its month has (part 3, general rule 3). */
export const instantSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => isIsoDate(text.slice(0, 10))),
);
