import {
  endedSessionsSchema,
  sessionOverviewSchema,
  type SessionOverview,
} from '@portal/api/account/sessionOverview';
import { messageSchema } from '@portal/api/http/envelope';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { findCustomer, requireCustomer } from './requireCustomer.ts';
import { idleSince } from './idleSince.ts';
import { revokeSession, revokeSessionsOfUser } from './revokeSession.ts';
import { texts as deviceTexts } from '../devices/texts.ts';
import { texts } from '../identity/texts.ts';

/** The person's open sessions at all providers: listed, ended one by one, or all at once (C-93). */
export function sessionRoutes(backend: Backend): DescribedRoutes {
  const { database, clock } = backend;
  const app = describedRoutes('customer');

  app.get(
    '/main/user/sessions',
    {
      access: 'customer',
      summary: 'The person’s open sessions (ACC-01)',
      answer: sessionOverviewSchema,
    },
    async (context) => {
      const { user, sessionId, isDemo } = await requireCustomer(context, backend);
      const rows = await database
        .selectFrom('sessions')
        .innerJoin('companies', 'companies.id', 'sessions.companyId')
        .select(['sessions.id', 'sessions.createdAt', 'sessions.seenAt'])
        .select(['sessions.device', 'sessions.method'])
        .select(['companies.domain', 'companies.name as provider'])
        .where('sessions.userId', '=', user.id)
        .where('sessions.revokedAt', 'is', null)
        // Visitors of a demo share one customer, and see nothing of each other.
        .$if(isDemo, (query) => query.where('sessions.id', '=', sessionId))
        .where('sessions.expiresAt', '>', clock.now())
        .where('sessions.seenAt', '>', idleSince(clock.now()))
        .orderBy('sessions.seenAt', 'desc')
        .orderBy('sessions.id', 'desc')
        .execute();
      return context.json({
        sessions: rows.map(({ id, createdAt, seenAt, domain, provider, device, method }) => ({
          id,
          domain,
          provider,
          opened_at: createdAt.toISOString(),
          seen_at: seenAt.toISOString(),
          device,
          method,
          current: id === sessionId,
        })),
      } satisfies SessionOverview);
    },
  );

  app.delete(
    '/main/user/sessions/:id',
    {
      access: 'customer',
      summary: 'Ends one session',
      answer: messageSchema,
      request: { path: { id: '{session}' } },
    },
    async (context) => {
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
    },
  );

  app.post(
    '/main/user/logout',
    {
      access: 'visitor',
      summary: 'Ends this session',
      group: 'login',
      answer: messageSchema,
      request: { as: 'visitor' },
    },
    async (context) => {
      // A session that is already gone is what the caller wants, too.
      const customer = await findCustomer(context, backend);
      if (customer !== undefined) await revokeSession(database, customer.sessionId, clock.now());
      return context.json({ message: texts.loggedOut });
    },
  );

  app.post(
    '/main/user/logout/others',
    {
      access: 'customer',
      summary: 'Ends all sessions of the person but this one (ACC-03)',
      answer: endedSessionsSchema,
    },
    async (context) => {
      const { user, sessionId } = await requireCustomer(context, backend);
      const ended = await revokeSessionsOfUser(database, user.id, clock.now(), sessionId);
      return context.json({ message: deviceTexts.ended(ended), ended });
    },
  );

  app.post(
    '/main/user/logout/everywhere',
    {
      access: 'customer',
      summary: 'Ends all sessions of the person',
      answer: messageSchema,
      request: { as: 'leaving' },
    },
    async (context) => {
      const { user } = await requireCustomer(context, backend);
      await revokeSessionsOfUser(database, user.id, clock.now());
      return context.json({ message: texts.loggedOutEverywhere });
    },
  );
  return app;
}
