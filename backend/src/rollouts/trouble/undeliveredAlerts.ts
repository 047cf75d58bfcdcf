import type { Backend } from '../../platform/backend.ts';
import type { Trouble } from './trouble.ts';

/** Alerts that the operator's system did not take since then. */
export async function undeliveredAlerts(
  { database }: Pick<Backend, 'database'>,
  since: Date,
): Promise<Trouble[]> {
  const rows = await database
    .selectFrom('rolloutAlerts')
    .select(['remote', 'at', 'lastError'])
    .where('state', '<>', 'DELIVERED')
    .where('tries', '>', 1)
    .where('at', '>=', since)
    .orderBy('at')
    .execute();
  const [first] = rows;
  if (first === undefined) return [];
  return [
    {
      id: 'alerts',
      level: 'look',
      remote: null,
      what: `${rows.length === 1 ? 'An alert was' : `${rows.length} alerts were`} not taken by your own system. ${first.lastError ?? ''}`,
      since: first.at,
      whom: `Of ${[...new Set(rows.map(({ remote }) => remote))].join(', ')}.`,
      next: [{ text: 'Look at all remotes', path: '/operations/rollouts' }],
    },
  ];
}
