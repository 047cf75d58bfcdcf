import type pg from 'pg';

type Query = (...given: unknown[]) => unknown;

/** What a process asks now and then, whatever it is asked. */
const OF_THE_PROCESS = 'select clock_timestamp() as at';

/** The statements that a pool sends while `work` runs, for it. */
export async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const watched = new Map<pg.PoolClient, Query>();
  const watch = (client: pg.PoolClient): void => {
    if (watched.has(client)) return;
    const query: Query = client.query.bind(client);
    watched.set(client, query);
    Object.assign(client, {
      query: (...given: unknown[]) => {
        const [first] = given;
        statements.push(typeof first === 'string' ? first : textOf(first));
        return query(...given);
      },
    });
  };
  pool.on('acquire', watch);
  try {
    await work();
  } finally {
    pool.off('acquire', watch);
    for (const [client, query] of watched) Object.assign(client, { query });
  }
  return statements.filter((statement) => statement !== OF_THE_PROCESS);
}

function textOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}
