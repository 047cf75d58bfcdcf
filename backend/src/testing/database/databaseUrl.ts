import type pg from 'pg';

/** The address of a test's database, for a process of its own. */
export function databaseUrl({ options }: pg.Pool): string {
  const { connectionString, database, user, host, port, password } = options;
  if (connectionString !== undefined) return connectionString;
  const address = new URL(`postgres://localhost/${database}`);
  address.username = user ?? '';
  address.password = String(password ?? '');
  address.searchParams.set('host', host ?? '');
  address.searchParams.set('port', String(port ?? 5432));
  return address.href;
}
