import { messageSchema } from '@portal/api/http/envelope';
import { sql } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { requireAdministrator } from '../../platform/http/adminToken.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';

/** Tables that outlive a reset: what the database is made of, and which releases are in force. */
const kept = ['schema_migrations', 'releases', 'rollouts', 'shared_secrets', 'clock_shift'];

/** `POST /dev/reset` with the administrator's token: forgets all providers and customers. Not in production. */
function routes(backend: Backend): DescribedRoutes {
  const { database, environment, media } = backend;
  const app = describedRoutes('system');
  if (environment.mode === 'production') return app;
  app.post(
    '/dev/reset',
    {
      access: 'development administrator',
      summary: 'Forgets all providers and customers',
      answer: messageSchema,
      withoutExample: true,
    },
    async (context) => {
      requireAdministrator(context, environment);
      const files = await database.selectFrom('mediaFiles').select('id').execute();
      const tables = await sql<{ name: string }>`
      select quote_ident(tablename) as name from pg_tables
      where schemaname = current_schema() and tablename <> all(${kept})`.execute(database);
      const forgotten = tables.rows.map(({ name }) => name).join(', ');
      await sql`truncate ${sql.raw(forgotten)} restart identity`.execute(database);
      await Promise.all(files.map(({ id }) => media.remove(id)));
      return context.json({ message: 'All providers and customers were forgotten.' });
    },
  );
  return app;
}

export const resetCapability: Capability = { name: 'reset', routes };
