import * as v from 'valibot';
import { companiesSchema } from '@portal/api/company/company';
import type { Context } from 'hono';
import type { Backend } from '../../../platform/backend.ts';
import type { Environment } from '../../../platform/environment.ts';
import { clientAddress } from '../../../platform/http/clientAddress.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { requestDomain } from '../../../platform/http/requestDomain.ts';
import { texts } from '../../../platform/http/texts.ts';
import { findCustomer, requireCustomer } from '../../sessions/requireCustomer.ts';
import { countAttempt, type RateLimit } from '../../limits/rateLimit.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { parseCoordinates } from './distanceInMetres.ts';
import { DIRECTORY_PAGE, searchListedCompanies } from './listedCompanies.ts';
import { findCompanyByDomain, listCompaniesOfUser } from '../queries.ts';
import { companyOnWire } from '../views.ts';

const search = v.object({
  verticalName: v.optional(v.string()),
  geoCoords: v.optional(v.string()),
  name: v.optional(v.string()),
  offset: v.optional(v.string()),
});

/** Which providers there are: those of a person, and those that they could go to (API-39..41). */
export function directoryRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('provider');

  app.get(
    '/main/client/company',
    {
      access: 'customer',
      summary: 'The person’s providers, the present one first (API-39)',
      group: 'customer',
      answer: companiesSchema,
    },
    async (context) => context.json(await ownCompanies(context, backend)),
  );

  app.get(
    '/main/client/company/new',
    {
      access: 'visitor',
      summary: 'Providers that the person does not have yet, nearest first (API-40)',
      query: search,
      answer: companiesSchema,
      request: { query: { geoCoords: '38.72,-9.14' } },
    },
    async (context) => context.json(await newCompanies(context, backend)),
  );

  app.get(
    '/main/company/v2',
    {
      access: 'visitor',
      summary: 'Providers, for lite visitors (API-41)',
      query: search,
      answer: companiesSchema,
    },
    async (context) => context.json(await newCompanies(context, backend)),
  );

  return app;
}

/** Providers of the customer, the one of this address first (API-39, PRV-02). */
async function ownCompanies(context: Context, backend: Backend) {
  const { company: current, user } = await requireCustomer(context, backend);
  const own = await listCompaniesOfUser(backend.database, user.id);
  own.sort((a, b) => Number(b.id === current.id) - Number(a.id === current.id));
  return {
    companies: own.map((company) =>
      companyOnWire(backend.environment, company, {
        registered: true,
        logged: company.id === current.id,
      }),
    ),
  };
}

/**
 * Providers that the person does not have yet, the nearest first when it is known where the person is (API-40, API-41):
 * two hundred at a time, `next` is the `offset` of those behind them.
 */
async function newCompanies(context: Context, backend: Backend) {
  const { database, clock, environment } = backend;
  // The welcome page of a host without provider lists them all (SHL-26); nobody is logged in there.
  const here = await findCompanyByDomain(database, requestDomain(context));
  const customer = here && (await findCustomer(context, backend));
  const who = `companies:${customer?.user.id ?? clientAddress(context)}`;
  await countAttempt(database, who, directoryLimit(environment), clock.now());
  const offset = Number(context.req.query('offset') ?? 0);
  if (!Number.isInteger(offset) || offset < 0 || offset > 1_000_000)
    throw new ApiError(400, texts.badRequest);
  const found = await searchListedCompanies(database, {
    verticals: (context.req.query('verticalName') ?? '')
      .toLowerCase()
      .split(',')
      .filter((name) => name !== ''),
    name: context.req.query('name') ?? '',
    place: parseCoordinates(context.req.query('geoCoords')),
    userId: customer?.user.id,
    offset,
  });
  return {
    companies: found
      .slice(0, DIRECTORY_PAGE)
      .map(({ company, distance }) =>
        companyOnWire(environment, company, { registered: false, logged: false, distance }),
      ),
    next: found.length > DIRECTORY_PAGE ? offset + DIRECTORY_PAGE : null,
  };
}

/**
 * Nobody has to be logged in to read the directory; whoever is counts for themselves, for many people share the address
 * of a mobile carrier.
 */
function directoryLimit({ mode }: Pick<Environment, 'mode'>): RateLimit {
  return { count: mode === 'production' ? 300 : 1_000_000, seconds: 600 };
}
