import type { LineValues } from '../fields/valuesOf.ts';
import { texts } from '../texts.ts';
import { LineRefused } from './lineRefused.ts';
import type { RecordWrite } from './verdict.ts';

const longestExternalId = 100;

/** The same, of a line that is taken. @throws LineRefused for one that is too long */
export function readExternalId(values: LineValues, field = 'external_id'): string | null {
  const id = values[field] ?? null;
  if (id !== null && id.length > longestExternalId) throw new LineRefused(texts.externalIdTooLong);
  return id;
}

/** Keeps by which id a record is known, in the place of one that is no more. */
export function writeExternalId(known: {
  companyId: string;
  kind: 'customers' | 'items' | 'appointments';
  externalId: string;
  recordId: string;
  clientId: string;
}): RecordWrite {
  return {
    table: 'external_ids',
    id: `${known.kind}/${known.externalId}`,
    isNew: true,
    write: (transaction) =>
      transaction
        .insertInto('externalIds')
        .values(known)
        .onConflict((conflict) =>
          conflict
            .columns(['companyId', 'kind', 'externalId'])
            .doUpdateSet({ recordId: known.recordId, clientId: known.clientId }),
        )
        .execute(),
  };
}
