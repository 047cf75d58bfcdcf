import { sql } from 'kysely';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { missingFields } from './fields/missingFields.ts';
import { valuesOf } from './fields/valuesOf.ts';
import { forgetAt, requireImport, requireNotRun } from './importRow.ts';
import { createJudge } from './judging/createJudge.ts';

/**
 * Says of each line what a run would do with it, and does nothing of it (SET-24).
 * @throws ApiError 404, 409 once it has run, 422 `COLUMN_MISSING` with the fields that need a column
 */
export async function checkImport(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  id: string,
): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    const { kind, mapping, ...row } = await requireImport(transaction, company, id, true);
    requireNotRun({ kind, mapping, ...row });
    const missing = missingFields(kind, company, mapping);
    if (missing.length > 0)
      throw new ApiError(422, 'Some fields need a column.', {
        code: 'COLUMN_MISSING',
        extra: { missing },
      });
    const stored = await transaction
      .selectFrom('importLines')
      .select(['n', 'cells'])
      .where('importId', '=', id)
      .orderBy('n')
      .execute();
    const lines = stored.map(({ n, cells }) => ({ n, values: valuesOf(mapping, cells) }));
    const judge = await createJudge(transaction, company, { id, kind, lines }, now, false);
    const verdicts = lines.map((line) => {
      const verdict = judge(line);
      const isRefused = verdict.outcome === 'recusada';
      return {
        n: line.n,
        outcome: verdict.outcome,
        reason: isRefused ? verdict.reason : null,
        client_id: isRefused ? null : verdict.clientId,
      };
    });
    // A customer whom an earlier line would make is not there.
    await sql`
      update import_lines line set outcome = verdict.outcome, reason = verdict.reason, client_id =
        (select client.id from clients client where client.id = verdict.client_id)
      from jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb)
        as verdict (n integer, outcome text, reason text, client_id text)
      where line.import_id = ${id} and line.n = verdict.n`.execute(transaction);
    await transaction
      .updateTable('imports')
      .set({ state: 'checked', checkedAt: now, forgetAt: forgetAt(now) })
      .where('id', '=', id)
      .execute();
  });
}
