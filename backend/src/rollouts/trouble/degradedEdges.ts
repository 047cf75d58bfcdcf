import { HOST } from '@portal/rollout/host';
import type { Backend } from '../../platform/backend.ts';
import { namesText } from './namesText.ts';
import type { Trouble } from './trouble.ts';

/** What was longer ago is over, in milliseconds. */
const RECENT = 10 * 60 * 1000;

/** Pages that edges made of what they had kept, because mgmt did not answer them, in the last ten minutes. */
export async function degradedEdges({
  database,
  clock,
}: Pick<Backend, 'database' | 'clock'>): Promise<Trouble[]> {
  const rows = await database
    .selectFrom('remoteLoads')
    .select(({ fn }) => [
      'provider',
      fn.min('minute').as('first'),
      fn.sum<string>('degraded').as('count'),
    ])
    .where('remote', '=', HOST)
    .where('minute', '>=', new Date(clock.now().getTime() - RECENT))
    .where('degraded', '>', 0)
    .groupBy('provider')
    .orderBy('provider')
    .execute();
  const pages = rows.reduce((sum, { count }) => sum + Number(count), 0);
  const [first] = rows
    .map((row) => row.first)
    .sort((one, other) => one.getTime() - other.getTime());
  if (first === undefined) return [];
  return [
    {
      id: 'degraded',
      level: 'bad',
      remote: null,
      what: `Edges make pages without mgmt: ${pages} in the last ten minutes. Changes of a rollout, kills included, do not reach them until they get an answer.`,
      since: first,
      whom: `Customers of ${namesText(rows.map(({ provider }) => provider))}.`,
      next: [{ text: 'Look at the shell', path: '/operations/rollouts#shell' }],
    },
  ];
}
