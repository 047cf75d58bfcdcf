import { Hono } from 'hono';
import type { SessionOverview } from '@portal/api/account/sessionOverview';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { findCustomer, requireCustomer } from './requireCustomer.ts';
import { idleSince, revokeSession, revokeSessionsOfUser } from './sessions.ts';
import { texts } from '../identity/texts.ts';

/** The person's open sessions at all providers: listed, ended one by one, or all at once (C-93). */
export function sessionRoutes(backend: Backend): Hono {
  const { database, clock } = backend;
  const app = new Hono({ strict: false });

  app.get('/main/user/sessions', async (context) => {
    const { user, sessionId } = await requireCustomer(context, backend);
    const rows = await database
      .selectFrom('sessions')
      .innerJoin('companies', 'companies.id', 'sessions.companyId')
      .select(['sessions.id', 'sessions.createdAt', 'sessions.seenAt'])
      .select(['companies.domain', 'companies.name as provider'])
      .where('sessions.userId', '=', user.id)
      .where('sessions.revokedAt', 'is', null)
      .where('sessions.expiresAt', '>', clock.now())
      .where('sessions.seenAt', '>', idleSince(clock.now()))
      .orderBy('sessions.seenAt', 'desc')
      .orderBy('sessions.id', 'desc')
      .execute();
    return context.json({
      sessions: rows.map(({ id, createdAt, seenAt, domain, provider }) => ({
        id,
        domain,
        provider,
        opened_at: createdAt.toISOString(),
        seen_at: seenAt.toISOString(),
        current: id === sessionId,
      })),
    } satisfies SessionOverview);
  });

  app.delete('/main/user/sessions/:id', async (context) => {
    const { user } = await requireCustomer(context, backend);
    const id = readParameter(context, 'id');
    const own = await database
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', id)
      .where('userId', '=', user.id)
      .where('revokedAt', 'is', null)
      .executeTakeFirst();
    if (own === undefined) throw new ApiError(404, texts.unknownSession);
    await revokeSession(database, id, clock.now());
    return context.json({ message: texts.loggedOut });
  });

  app.post('/main/user/logout', async (context) => {
    // A session that is already gone is what the caller wants, too.
    const customer = await findCustomer(context, backend);
    if (customer !== undefined) await revokeSession(database, customer.sessionId, clock.now());
    return context.json({ message: texts.loggedOut });
  });

  app.post('/main/user/logout/everywhere', async (context) => {
    const { user } = await requireCustomer(context, backend);
    await revokeSessionsOfUser(database, user.id, clock.now());
    return context.json({ message: texts.loggedOutEverywhere });
  });
  return app;
}
