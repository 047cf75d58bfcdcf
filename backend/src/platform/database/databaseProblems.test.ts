import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../testing/database/testDatabase.ts';
import { onDatabase } from '../../testing/database/templateDatabase.ts';
import { createLogger } from '../createLogger.ts';
import { readEnvironment } from '../environment.ts';
import { connect } from './connect.ts';
import { databaseProblems } from './databaseProblems.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

test('the server of the tests will do, and what lacks is said in a sentence each', async () => {
  expect(await databaseProblems(database.database)).toEqual([]);
  await database.database.connection().execute(async (connection) => {
    await sql`revoke create on schema public from public`.execute(connection);
    await sql`create role portal_reader`.execute(connection);
    await sql`set role portal_reader`.execute(connection);
    expect(await databaseProblems(connection)).toEqual([
      expect.stringContaining('may create no tables'),
    ]);
    await sql`reset role`.execute(connection);
    await sql`drop role portal_reader`.execute(connection);
  });
});

test('a database that does not exist is said at once, with what the server says of it', async () => {
  const { connectionString, host, port, user, password } = onDatabase(database.config, 'nowhere');
  const secret = typeof password === 'string' ? password : '';
  const socket = `postgres://${user}:${secret}@/nowhere?host=${encodeURIComponent(host ?? '')}&port=${port}`;
  const environment = readEnvironment({ DATABASE_URL: connectionString ?? socket });
  const begun = performance.now();
  await expect(connect(environment, createLogger({ logLevel: 'silent' }))).rejects.toThrow(
    /cannot be reached \(database "nowhere" does not exist\)/,
  );
  expect(performance.now() - begun).toBeLessThan(10_000);
});
