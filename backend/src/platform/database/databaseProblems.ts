import { sql } from 'kysely';
import type { Database } from './database.ts';

/** PostgreSQL 15 as the server itself counts versions. */
const OLDEST_SERVER = 150_000;

/**
 * What a database lacks that the portal needs, a sentence for each; empty when it will do.
 * @throws Error of the server when it does not let anybody in
 */
export async function databaseProblems(database: Database): Promise<string[]> {
  const { rows } = await sql<{
    version: number;
    named: string;
    hasGist: boolean;
    mayCreate: boolean;
    encoding: string;
  }>`select current_setting('server_version_num')::int as version,
    current_setting('server_version') as named,
    exists (select from pg_available_extensions where name = 'btree_gist') as has_gist,
    has_schema_privilege(current_schema(), 'create') as may_create,
    current_setting('server_encoding') as encoding`.execute(database);
  const [found] = rows;
  if (found === undefined) return ['The database says nothing of itself.'];
  const problems: string[] = [];
  if (found.version < OLDEST_SERVER)
    problems.push(`The portal needs PostgreSQL 15 or newer and found ${found.named}.`);
  if (!found.hasGist)
    problems.push('The database server lacks btree_gist: install its contrib package.');
  if (!found.mayCreate)
    problems.push(
      'The user of DATABASE_URL may create no tables: make it the owner of the database.',
    );
  if (found.encoding !== 'UTF8')
    problems.push(`The database is in ${found.encoding}: create it with the encoding UTF8.`);
  return problems;
}
