import { calendarFeedAddressSchema, calendarFeedSchema } from '@portal/api/account/calendarFeed';
import { messageSchema } from '@portal/api/http/envelope';
import { requireCompany } from '../../accounts/companies/requireCompany.ts';
import { holdAccount } from '../../accounts/identity/holdAccount.ts';
import { requireCustomer, type Customer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { answerFeed } from './answerFeed.ts';
import { feedAddress } from './feedAddress.ts';
import { endFeed, findFeed, openFeed } from './feeds.ts';
import { texts } from './texts.ts';

export const calendarFeedsCapability: Capability = { name: 'calendar-feeds', routes };

const ownerOf = ({ company, client }: Customer) => ({
  companyId: company.id,
  clientId: client.id,
  expertId: null,
});

/** The customer's bookings in a calendar that other programs read (FEED-01 to FEED-06). */
function routes(backend: Backend): DescribedRoutes {
  const { database, clock, environment } = backend;
  const app = describedRoutes('customer');

  app.post(
    '/main/user/feed',
    {
      access: 'customer',
      summary: 'Makes the address of the customer’s calendar, shown this once; ends the one before',
      answer: calendarFeedAddressSchema,
      status: 201,
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const owner = ownerOf(customer);
      // Not once per Idempotency-Key: that would keep the token readable. A repeated call makes another address.
      const token = await inTransaction(database, async (transaction) => {
        await holdAccount(transaction, owner);
        return openFeed(transaction, owner, clock.now());
      });
      return context.json(feedAddress(environment, customer.company.domain, token), 201);
    },
  );

  app.get(
    '/main/user/feed',
    {
      access: 'customer',
      summary: 'Whether the customer’s calendar has an address, and when it was last read',
      answer: calendarFeedSchema,
    },
    async (context) => {
      const feed = await findFeed(database, ownerOf(await requireCustomer(context, backend)));
      return context.json({
        active: feed !== undefined,
        created_at: feed?.createdAt.toISOString() ?? null,
        last_read_at: feed?.lastReadAt?.toISOString() ?? null,
      });
    },
  );

  app.delete(
    '/main/user/feed',
    {
      access: 'customer',
      summary: 'Ends the address of the customer’s calendar',
      answer: messageSchema,
    },
    async (context) => {
      await endFeed(database, ownerOf(await requireCustomer(context, backend)));
      return context.json({ message: texts.ended });
    },
  );

  app.get(
    '/main/feeds/:token',
    {
      access: 'signed',
      summary: 'A calendar, under the address that was made for it; 60 times an hour',
      type: 'text/calendar',
      group: 'system',
      request: { path: { token: 'forged.ics' } },
      withoutExample: true,
    },
    async (context) => {
      const company = await requireCompany(context, backend);
      const token = readParameter(context, 'token').replace(/\.ics$/, '');
      return answerFeed(context, backend, company, token);
    },
  );
  return app;
}
