import { getTableColumns, getTableName, type Table } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companies } from '../../accounts/companies/tables.ts';
import * as identity from '../../accounts/identity/tables.ts';
import { items } from '../../portal/items/tables.ts';
import { mediaFiles } from '../media/tables.ts';
import { releases, rollouts } from '../../rollouts/mgmt/tables.ts';
import { notifications } from '../../accounts/notifications/tables.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';

const tables: Table[] = [
  companies,
  identity.users,
  identity.clients,
  identity.sessions,
  identity.verificationCodes,
  identity.registrationTokens,
  identity.emailConfirmations,
  identity.contactChanges,
  items,
  mediaFiles,
  releases,
  rollouts,
  notifications,
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('the typed tables are those of the migrations', () => {
  test.each(tables.map((table) => [getTableName(table), table] as const))(
    '%s',
    async (name, table) => {
      const found = await database.pool.query<{ column_name: string; is_nullable: string }>(
        'select column_name, is_nullable from information_schema.columns where table_name = $1',
        [name],
      );
      const real = Object.fromEntries(
        found.rows.map((row) => [row.column_name, row.is_nullable === 'NO']),
      );
      const typed = Object.fromEntries(
        Object.values(getTableColumns(table)).map((column) => [column.name, column.notNull]),
      );
      expect(typed).toEqual(real);
    },
  );
});
