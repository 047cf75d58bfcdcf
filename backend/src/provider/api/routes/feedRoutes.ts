import { calendarFeedAddressSchema } from '@portal/api/account/calendarFeed';
import { messageSchema } from '@portal/api/http/envelope';
import type { Context } from 'hono';
import { requireProvider } from '../../../accounts/providerKeys/requireProvider.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import type { LimitedScope } from '../../../platform/routes/operation.ts';
import { feedAddress } from '../../../portal/calendarFeeds/feedAddress.ts';
import { endFeed, openFeed } from '../../../portal/calendarFeeds/feeds.ts';
import { holdExpert } from '../schedule/experts.ts';

const scopes: readonly LimitedScope[] = ['schedule'];

interface Kind {
  path: string;
  whose: string;
  request?: { path: { foId: string } };
  /** The expert whose it is; null for the whole provider. */
  expertOf(transaction: Transaction, company: Company, context: Context): Promise<string | null>;
}

const kinds: Kind[] = [
  { path: '/feed', whose: 'all experts and bookings without one', expertOf: async () => null },
  {
    path: '/experts/:foId/feed',
    whose: 'an expert',
    request: { path: { foId: 'lia' } },
    expertOf: (transaction, company, context) =>
      holdExpert(transaction, company.id, readParameter(context, 'foId')),
  },
];

/**
 * Calendars of experts and of the whole provider, which programs read under an address that is shown once (FEED-04). Not
 * once per Idempotency-Key: that would keep the address readable. A repeated call makes another one.
 */
export function feedRoutes(backend: Backend): DescribedRoutes {
  const { database, clock, environment } = backend;
  const app = describedRoutes('providerApi');
  for (const { path, whose, request, expertOf } of kinds) {
    const described = { access: 'provider' as const, scopes, ...(request && { request }) };
    app.post(
      `/provider-api/v1${path}`,
      {
        ...described,
        summary: `Makes the address of the calendar of ${whose}, shown this once; ends the one before`,
        answer: calendarFeedAddressSchema,
        status: 201,
      },
      async (context) => {
        const company = await requireProvider(context, backend, scopes);
        const token = await inTransaction(database, async (transaction) => {
          const expertId = await expertOf(transaction, company, context);
          const owner = { companyId: company.id, clientId: null, expertId };
          return openFeed(transaction, owner, clock.now());
        });
        return context.json(feedAddress(environment, company.domain, token), 201);
      },
    );
    app.delete(
      `/provider-api/v1${path}`,
      { ...described, summary: `Ends the calendar of ${whose}`, answer: messageSchema },
      async (context) => {
        const company = await requireProvider(context, backend, scopes);
        await inTransaction(database, async (transaction) => {
          const expertId = await expertOf(transaction, company, context);
          await endFeed(transaction, { companyId: company.id, clientId: null, expertId });
        });
        return context.json({ message: 'The calendar was ended.' });
      },
    );
  }
  return app;
}
