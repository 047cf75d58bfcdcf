import type pg from 'pg';

/**
 * A pool as a process has it that dies: after so many statements every further one fails, and what was begun on its
 * connections is rolled back by the server.
 */
export function mortalPool(pool: pg.Pool, statements: number): pg.Pool {
  let left = statements;
  const mortal = (client: pg.PoolClient): pg.PoolClient =>
    new Proxy(client, {
      get: (target, name) => {
        if (name === 'release') return () => target.release(left < 0);
        if (name !== 'query') return Reflect.get(target, name);
        return async (statement: pg.QueryConfig) => {
          left -= 1;
          if (left < 0) throw new Error('The process has died.');
          return target.query(statement);
        };
      },
    });
  return new Proxy(pool, {
    get: (target, name) =>
      name === 'connect' ? async () => mortal(await target.connect()) : Reflect.get(target, name),
  });
}
