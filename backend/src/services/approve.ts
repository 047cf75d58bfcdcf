import { createHash } from 'node:crypto';
import type { Backend } from '../backend.ts';
import { selectRow, selectRows, withTransaction, type Sql } from '../database/sql.ts';
import { ApiError } from '../http/apiError.ts';
import type { Customer } from '../identity/requireCustomer.ts';
import { isApprovalOpen } from './presentWork.ts';
import { texts } from './texts.ts';
import type { WorkRow } from './workRow.ts';

/**
 * Approves the budget: work goes on (bars 3), and who approved what, when and from where is kept.
 * @throws ApiError 409 when there is nothing to approve (DET-35)
 */
export async function approveBudget(
  backend: Backend,
  customer: Customer,
  workId: string,
  address: string,
): Promise<void> {
  const now = backend.clock.now();
  await withTransaction(backend.pool, async (sql) => {
    const row = await selectRow<WorkRow>(
      sql,
      'select * from works where id = $1 and company_id = $2 and client_id = $3 for update',
      [workId, customer.company.id, customer.client.id],
    );
    if (row === undefined) throw new ApiError(404, texts.notFound);
    if (!isApprovalOpen(row)) {
      throw new ApiError(409, texts.cannotApprove, {
        title: texts.cannotApproveTitle,
        body: texts.cannotApprove,
      });
    }
    const approval = {
      client_id: customer.client.id,
      user_id: customer.user.id,
      address,
      total_cents: row.total_cents,
      budget_hash: await budgetHash(sql, workId),
    };
    await sql.query(
      `update works set approved_at = $2, approval = $3, bars = 3, state_name = null, service_toast_state = 'READ', updated_at = $2
       where id = $1`,
      [workId, now, JSON.stringify(approval)],
    );
  });
}

/** Hash of the lines as they stood: proves later which budget was approved. */
async function budgetHash(sql: Sql, workId: string): Promise<string> {
  const lines = await selectRows(
    sql,
    'select position, designation, price_cents, discount from task_lines where work_id = $1 order by position',
    [workId],
  );
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex');
}
