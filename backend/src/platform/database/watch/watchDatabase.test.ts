import { createServer, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { databaseUrl } from '../../../testing/database/databaseUrl.ts';
import { createTestDatabase } from '../../../testing/database/testDatabase.ts';
import { createPool } from '../connect.ts';
import { databaseOn } from '../database.ts';
import { isUnreachable } from '../databaseFault.ts';
import { inTransaction } from '../inTransaction.ts';
import { DatabaseSilent } from './databaseSilent.ts';
import { watchDatabase } from './watchDatabase.ts';

const timeout = 60_000;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** The way to a real database, on which everything may come to stand still: connections stay and nothing passes. */
async function startWay() {
  const tested = await createTestDatabase();
  ends.push(tested.drop);
  const url = new URL(databaseUrl(tested.pool));
  const host = url.searchParams.get('host') ?? url.hostname;
  const port = Number(url.searchParams.get('port') ?? (url.port || 5432));
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets = new Set<Socket>();
  let isStill = false;
  const way = createServer((from) => {
    const to = connect(target);
    for (const socket of [from, to]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      if (isStill) socket.pause();
    }
    from.on('data', (piece) => void to.write(piece)).on('close', () => to.destroy());
    to.on('data', (piece) => void from.write(piece)).on('close', () => from.destroy());
    if (isStill) for (const socket of [from, to]) socket.pause();
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    way.close();
  });
  const address = way.address();
  url.searchParams.set('host', '127.0.0.1');
  url.searchParams.set(
    'port',
    String(typeof address === 'object' && address !== null ? address.port : 0),
  );
  return {
    config: { connectionString: url.href },
    stand(still: boolean) {
      isStill = still;
      for (const socket of sockets)
        if (still) socket.pause();
        else socket.resume();
    },
  };
}

async function start() {
  const way = await startWay();
  const said: string[] = [];
  const say = (_: unknown, message?: string) => void said.push(message ?? String(_));
  const pool = createPool({ ...way.config, max: 2 }, { warn: () => undefined });
  ends.push(() => pool.end());
  const watch = watchDatabase(way.config, { info: say, error: say });
  ends.push(() => watch.stop());
  return { ...way, pool, said, watch, database: databaseOn(pool, undefined, watch) };
}
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isUnreachable(error) ? 'unreachable' : String(error)),
  );

test(
  'a database that hangs refuses who waits for it, for an answer or a connection, and takes calls again [C-838]',
  { timeout },
  async () => {
    const { database, stand, said, watch } = await start();
    const count = () => database.selectFrom('companies').select('id').execute();
    await count();
    stand(true);
    const insideTransaction = inTransaction(database, (transaction) =>
      transaction.selectFrom('companies').select('id').execute(),
    );
    // Two connections, so that one of these has none.
    const waiting = [insideTransaction, count(), count()];
    expect(await Promise.all(waiting.map(outcome))).toEqual(waiting.map(() => 'unreachable'));
    expect(watch.answers()).toBe(false);
    expect(await outcome(count())).toBe('unreachable');
    stand(false);
    await expect.poll(() => watch.answers(), { timeout: 20_000 }).toBe(true);
    expect(await outcome(count())).toBe('done');
    expect(said).toEqual([
      'the database does not answer: calls are refused',
      'the database answers again',
    ]);
  },
);

test(
  'who waits for a connection is let go where those who have one wait for a lock [C-838]',
  { timeout },
  async () => {
    const { config, pool, watch, database } = await start();
    const holding = await pool.connect();
    const other = await pool.connect();
    const patient = database
      .selectFrom('companies')
      .select('id')
      .execute()
      .catch((error: unknown) => error);
    await holding.query('begin');
    await holding.query('lock table companies in access exclusive mode');
    const apart = createPool({ ...config, max: 1, lock_timeout: 1200 }, { warn: () => undefined });
    ends.push(() => apart.end());
    const locked = databaseOn(apart, undefined, watch);
    expect(await outcome(locked.selectFrom('companies').select('id').execute())).toBe(
      'unreachable',
    );
    expect(await patient).toBeInstanceOf(DatabaseSilent);
    await holding.query('rollback');
    holding.release();
    other.release();
    expect(await outcome(database.selectFrom('companies').select('id').execute())).toBe('done');
  },
);
