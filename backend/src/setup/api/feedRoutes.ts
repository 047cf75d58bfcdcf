import { calendarFeedAddressSchema, calendarFeedSchema } from '@portal/api/account/calendarFeed';
import * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { feedAddress } from '../../portal/calendarFeeds/feedAddress.ts';
import { endFeed, findFeed, openFeed, type FeedOwner } from '../../portal/calendarFeeds/feeds.ts';
import { holdExpert } from '../../provider/api/schedule/experts.ts';
import { ownerCalls } from './ownerCalls.ts';

/** Calendars of experts, as their owner makes and ends them (SET-15, FEED-04). Those of a draft that is not published have none. */
export function feedRoutes(backend: Backend): DescribedRoutes {
  const { app, get, act } = ownerCalls(backend);
  const path = '/experts/:foId/feed';
  const request = { path: { foId: 'lia' } };
  const withFeed = <Result>(
    company: Company,
    foId: string,
    run: (transaction: Transaction, owner: FeedOwner) => Promise<Result>,
  ) =>
    inTransaction(backend.database, async (transaction) => {
      const expertId = await holdExpert(transaction, company.id, foId);
      return run(transaction, { companyId: company.id, clientId: null, expertId });
    });
  get(
    path,
    {
      summary: 'Whether the calendar of an expert has an address',
      answer: calendarFeedSchema,
      request,
    },
    ({ company }, context) =>
      withFeed(company, readParameter(context, 'foId'), async (transaction, owner) => {
        const feed = await findFeed(transaction, owner);
        return {
          active: feed !== undefined,
          created_at: feed?.createdAt.toISOString() ?? null,
          last_read_at: feed?.lastReadAt?.toISOString() ?? null,
        };
      }),
  );
  act(
    'POST',
    path,
    {
      summary:
        'Makes the address of the calendar of an expert, shown this once; ends the one before',
      answer: calendarFeedAddressSchema,
      request,
    },
    async ({ company }, context) => {
      const token = await withFeed(company, readParameter(context, 'foId'), (transaction, owner) =>
        openFeed(transaction, owner, backend.clock.now()),
      );
      return feedAddress(backend.environment, company.domain, token);
    },
  );
  act(
    'DELETE',
    path,
    { summary: 'Ends the calendar of an expert', answer: v.object({}), request },
    async ({ company }, context) => {
      await withFeed(company, readParameter(context, 'foId'), endFeed);
      return {};
    },
  );
  return app;
}
