import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import type { SessionOverview } from '@portal/api/sessions';
import type { Backend } from '../../platform/backend.ts';
import { companies } from '../companies/tables.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { findCustomer, requireCustomer } from './requireCustomer.ts';
import { idleSince, revokeSession, revokeSessionsOfUser } from './sessions.ts';
import { sessions } from '../identity/tables.ts';
import { texts } from '../identity/texts.ts';

/** The person's open sessions at all providers: listed, ended one by one, or all at once (C-93). */
export function sessionRoutes(backend: Backend): Hono {
  const { database, clock } = backend;
  const app = new Hono({ strict: false });

  app.get('/main/user/sessions', async (context) => {
    const { user, sessionId } = await requireCustomer(context, backend);
    const rows = await database
      .select({ session: sessions, domain: companies.domain, provider: companies.name })
      .from(sessions)
      .innerJoin(companies, eq(companies.id, sessions.companyId))
      .where(
        and(
          eq(sessions.userId, user.id),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, clock.now()),
          gt(sessions.seenAt, idleSince(clock.now())),
        ),
      )
      .orderBy(desc(sessions.seenAt), desc(sessions.id));
    return context.json({
      sessions: rows.map(({ session, domain, provider }) => ({
        id: session.id,
        domain,
        provider,
        opened_at: session.createdAt.toISOString(),
        seen_at: session.seenAt.toISOString(),
        current: session.id === sessionId,
      })),
    } satisfies SessionOverview);
  });

  app.delete('/main/user/sessions/:id', async (context) => {
    const { user } = await requireCustomer(context, backend);
    const id = readParameter(context, 'id');
    const own = await database
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, user.id), isNull(sessions.revokedAt)));
    if (own.length === 0) throw new ApiError(404, texts.unknownSession);
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
