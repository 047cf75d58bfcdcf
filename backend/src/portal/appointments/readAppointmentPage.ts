import type { Database } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/runPrepared.ts';
import { cutPage, type ListPage } from '../../platform/http/listPage.ts';
import type { ShownItem } from '../items/itemOnWire.ts';
import { shownItemJson } from '../items/shownItemJson.ts';
import { extrasJson, type ExtrasJson } from '../services/extras.ts';
import { appointmentColumns, appointmentJoins, type AppointmentRow } from './appointmentRow.ts';

/** An appointment with all that its card shows. */
export interface ListedAppointment extends AppointmentRow {
  sortAt: string;
  item: ShownItem | null;
  extras: ExtrasJson;
}

export interface AppointmentListQuestion {
  /** The customers that one person is, one at each provider. */
  clientIds: readonly string[];
  /** Coming ones soonest first, or past and cancelled ones newest first. */
  history: boolean;
  /**
   * Whether the history has those that a work came out of, from that moment on (C-220). What is to come never has
   * them: they are under way as that work.
   */
  withWork: boolean;
  itemId: string | undefined;
  now: Date;
}

/** What is asked for of a list; `$1` customer or customers, `$2` now, `$3` most rows. */
interface Branches {
  name: string;
  /** Each is read from an index in its own order and ends after `$3` rows. */
  conditions: readonly string[];
  order: string;
  comparison: '<' | '>';
}

// Rows that are over and rows to come are found by their start; what goes on just now is looked at on either side.
const comingConditions = [
  'lower(during) > $2 and cancelled_at is null and not became_work',
  'during @> $2::timestamptz and company_id = client.company_id and cancelled_at is null and not became_work',
] as const;
const coming: Branches = {
  name: 'coming',
  conditions: comingConditions,
  order: 'lower(during), id',
  comparison: '>',
};
const past: Branches = {
  name: 'past',
  conditions: [
    'lower(during) <= $2 and (cancelled_at is not null or upper(during) <= $2)',
    'lower(during) > $2 and cancelled_at is not null',
  ],
  order: 'lower(during) desc, id desc',
  comparison: '<',
};

/** What became a work before its time was over. */
const becameWork = [
  'lower(during) > $2 and cancelled_at is null and became_work',
  'during @> $2::timestamptz and company_id = client.company_id and cancelled_at is null and became_work',
];

/**
 * The customers, `client`, of whom `$1` names one or several. Of a list that it does not know PostgreSQL assumes ten
 * entries: the plan for any seems ten times as dear as one for these, and so it plans anew each time, which takes longer
 * than the reading.
 */
function whose(clientIds: readonly string[]) {
  const [only] = clientIds;
  return only !== undefined && clientIds.length === 1
    ? { name: 'of one', condition: 'client.id = $1', value: only }
    : { name: 'of several', condition: 'client.id = any($1)', value: clientIds };
}

/** One page of appointments: one query, which reads no more rows than the page has, whatever else the customer has. */
export async function readAppointmentPage(
  database: Database,
  { clientIds, history, withWork, itemId, now }: AppointmentListQuestion,
  page: ListPage,
): Promise<{ rows: ListedAppointment[]; next: string | null }> {
  const { name, order, comparison, ...branch } = history ? past : coming;
  const hasWorks = history && withWork;
  const conditions = hasWorks ? [...branch.conditions, ...becameWork] : branch.conditions;
  const customers = whose(clientIds);
  const values: unknown[] = [customers.value, now, page.size + 1];
  const common = ['appointments.client_id = client.id'];
  if (history && !withWork) common.push('not became_work');
  if (itemId !== undefined) common.push(`item_id = $${values.push(itemId)}`);
  if (page.after !== undefined) {
    const { at, id } = page.after;
    common.push(
      `(lower(during), appointments.id) ${comparison} ($${values.push(at)}::timestamptz, $${values.push(id)})`,
    );
  }
  const branches = conditions.map(
    (condition) =>
      `(select * from appointments where ${[...common, condition].join(' and ')} order by ${order} limit $3)`,
  );
  const found = await runPrepared<ListedAppointment>(database, {
    name: [
      `appointments ${name}`,
      customers.name,
      hasWorks ? 'with works' : '',
      itemId === undefined ? '' : 'of item',
      page.after === undefined ? '' : 'after',
    ].join(' '),
    text: `select ${appointmentColumns}, lower(appointment.during)::text as sort_at,
        ${shownItemJson('appointment.item_id')} as item,
        ${extrasJson('appointment.company_id', "('S-' || appointment.id)")} as extras
      from (
        select found.* from clients client cross join lateral (${branches.join(' union all ')}) found
        where ${customers.condition} order by ${order} limit $3) appointment
      ${appointmentJoins}
      order by lower(appointment.during) ${history ? 'desc' : ''}, appointment.id ${history ? 'desc' : ''}`,
    values,
  });
  return cutPage(found, page, (row) => ({ at: row.sortAt, id: row.id }));
}

/** How many appointments of the customers are to come. */
export async function countComing(
  database: Database,
  { clientIds, now }: Pick<AppointmentListQuestion, 'clientIds' | 'now'>,
): Promise<number> {
  const [later, underWay] = comingConditions;
  const customers = whose(clientIds);
  const found = await runPrepared<{ total: number }>(database, {
    name: `appointments counted ${customers.name}`,
    text: `select coalesce(sum(total), 0)::int as total from clients client cross join lateral (
        select count(*) as total from appointments where client_id = client.id and ${later}
        union all
        select count(*) from appointments where client_id = client.id and ${underWay}) counted
      where ${customers.condition}`,
    values: [customers.value, now],
  });
  return found[0]?.total ?? 0;
}
