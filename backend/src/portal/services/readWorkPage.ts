import type { Database } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/runPrepared.ts';
import { cutPage, type ListPage } from '../../platform/http/listPage.ts';
import type { ShownItem } from '../items/itemOnWire.ts';
import { shownItemJson } from '../items/shownItemJson.ts';
import { extrasJson, type ExtrasJson } from './extras.ts';
import { workColumns, workJoins, type WorkRow } from './workRow.ts';

/** A work with all that its card shows. */
export interface ListedWork extends WorkRow {
  sortAt: string;
  item: ShownItem | null;
  extras: ExtrasJson;
  /** What hangs on the appointment that it came out of. */
  earlier: ExtrasJson | null;
}

export interface WorkListQuestion {
  companyId: string;
  clientId: string;
  completed: boolean;
  itemId: string | undefined;
}

/** When a work stands in its list; `works_completed` and `works_active` are sorted by it. */
const sortAt = 'coalesce(completed_at, started_at)';

/** One page of a customer's works, newest first: one query, which reads no more rows than the page has. */
export async function readWorkPage(
  database: Database,
  { companyId, clientId, completed, itemId }: WorkListQuestion,
  page: ListPage,
): Promise<{ rows: ListedWork[]; next: string | null }> {
  const values: unknown[] = [companyId, clientId, page.size + 1];
  const conditions = [
    'company_id = $1 and client_id = $2',
    completed
      ? '(bars = 5 or cancelled_at is not null)'
      : 'not (bars = 5 or cancelled_at is not null)',
  ];
  if (itemId !== undefined) conditions.push(`item_id = $${values.push(itemId)}`);
  if (page.after !== undefined) {
    const { at, id } = page.after;
    conditions.push(`(${sortAt}, id) < ($${values.push(at)}::timestamptz, $${values.push(id)})`);
  }
  const where = conditions.join(' and ');
  const found = await runPrepared<ListedWork>(database, {
    name: [
      completed ? 'works completed' : 'works active',
      itemId === undefined ? '' : 'of item',
      page.after === undefined ? '' : 'after',
    ].join(' '),
    text: `select ${workColumns}, work.sort_at::text as sort_at, ${shownItemJson('work.item_id')} as item,
        ${extrasJson('work.company_id', "('A-' || work.id)")} as extras,
        case when work.appointment_id is not null then ${extrasJson('work.company_id', "('S-' || work.appointment_id)")} end as earlier
      from (select *, ${sortAt} as sort_at from works where ${where} order by ${sortAt} desc, id desc limit $3) work
      ${workJoins}
      order by work.sort_at desc, work.id desc`,
    values,
  });
  return cutPage(found, page, (row) => ({ at: row.sortAt, id: row.id }));
}
