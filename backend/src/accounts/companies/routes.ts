import { configurationSchema } from '@portal/api/company/configuration';
import { categoriesSchema } from '@portal/api/company/createCompaniesApi';
import { fileTypesSchema } from '@portal/api/company/configuration';
import * as v from 'valibot';
import { companyTermsSchema } from '@portal/api/company/configuration';
import { companiesSchema } from '@portal/api/company/company';
import { PORTUGAL_COUNTRY_ID } from '@portal/domain/contact/isPortugal';
import type { Configuration, FileTypes } from '@portal/api/company/configuration';
import type { Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { publicAddress, type Environment } from '../../platform/environment.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { requestDomain } from '../../platform/http/requestDomain.ts';
import { texts } from '../../platform/http/texts.ts';
import { findCustomer, requireCustomer } from '../sessions/requireCustomer.ts';
import { countAttempt, type Limit } from '../limits/rateLimit.ts';
import { acceptedFileTypes } from '../../platform/media/receiving/fileTypes.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { categories } from './categories.ts';
import { countries } from './countries.ts';
import { parseCoordinates } from './distance.ts';
import { DIRECTORY_PAGE, searchListedCompanies } from './listedCompanies.ts';
import { findCompanyByDomain, listCompaniesOfUser } from './queries.ts';
import { sendIcon, sendLogo } from './pictures.ts';
import { requireCompany } from './requireCompany.ts';
import { termsOf } from './terms.ts';
import { companyOnWire, logoAddress } from './views.ts';

const search = v.object({
  verticalName: v.optional(v.string()),
  geoCoords: v.optional(v.string()),
  name: v.optional(v.string()),
  offset: v.optional(v.string()),
});

export const companiesCapability: Capability = { name: 'companies', routes };

function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('provider');
  app.get(
    '/main/config',
    {
      access: 'visitor',
      summary: 'Configuration of the provider (API-04)',
      answer: configurationSchema,
    },
    async (context) => context.json(await configuration(context, backend)),
  );
  app.get(
    '/main/config/vertical',
    {
      access: 'visitor',
      summary: 'Vertical of the provider and all categories (API-48, C-146)',
      answer: categoriesSchema,
    },
    async (context) => {
      const company = await requireCompany(context, backend);
      return context.json({ vertical: company.vertical, categories });
    },
  );
  app.get(
    '/main/config/filetypes',
    {
      access: 'open',
      summary: 'Accepted file types and sizes (API-48)',
      group: 'system',
      answer: fileTypesSchema,
    },
    (context) => context.json(acceptedFileTypes satisfies FileTypes),
  );
  app.get(
    '/main/countries',
    { access: 'open', summary: 'Countries (API-46)', group: 'system' },
    (context) => context.json(countries),
  );
  app.get(
    '/main/terms/company',
    {
      access: 'visitor',
      summary: 'Terms and labels of a provider (API-47)',
      query: v.object({ value: v.optional(v.string()) }),
      answer: companyTermsSchema,
      request: { query: { value: '{domain}' } },
    },
    async (context) => context.json(await companyTerms(context, backend)),
  );
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
  app.get(
    '/main/photos/company/:logo',
    {
      access: 'open',
      summary: 'Logo of a provider as SVG (API-56)',
      type: 'image/svg+xml',
      request: { path: { logo: '{logo}' } },
    },
    (context) => sendLogo(context, backend),
  );
  app.get(
    '/main/photos/company/icons/:icon',
    {
      access: 'open',
      summary: 'Icon of a provider for home screens as PNG',
      type: 'image/png',
      request: { path: { icon: '{icon}' } },
    },
    (context) => sendIcon(context, backend),
  );
  return app;
}

async function configuration(context: Context, backend: Backend): Promise<Configuration> {
  const company = await requireCompany(context, backend);
  const customer = await findCustomer(context, backend);
  return {
    vertical: company.vertical,
    brand_color: company.brandColor,
    item_label: company.itemLabel,
    item_label_plural: company.itemLabelPlural,
    icon_set: company.iconSet,
    logo: logoAddress(company),
    name: company.name,
    whatsapp_number: company.whatsappNumber,
    company: companyOnWire(backend.environment, company, {
      registered: customer?.client.registeredAt !== null && customer !== undefined,
      logged: customer !== undefined,
    }),
    payment_methods: company.paymentMethods,
    signup_item_fields: company.signupItemFields,
    edit_item_fields: company.editItemFields,
    item_title_template: company.itemTitleTemplate,
    item_subtitle_template: company.itemSubtitleTemplate,
    support_equipment: company.supportEquipment,
    hide_play_store: company.hidePlayStore,
    hide_apple_store: company.hideAppleStore,
    is_internal_team: company.isInternalTeam,
    file_types: acceptedFileTypes,
    country_id: PORTUGAL_COUNTRY_ID,
  };
}

async function companyTerms(context: Context, backend: Backend) {
  const domain = context.req.query('value');
  const company =
    domain === undefined
      ? await requireCompany(context, backend)
      : await findCompanyByDomain(backend.database, domain);
  if (company === undefined) throw new ApiError(404, texts.unknownProvider);
  return {
    domain: company.domain,
    client: company.clientLabels,
    item: company.itemLabels,
    work: company.workLabels,
    companies: [company.name],
    vat: company.vat ?? '',
    name: company.name,
    terms: termsOf(company),
    url: publicAddress(backend.environment, company.domain),
  };
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
function directoryLimit({ mode }: Pick<Environment, 'mode'>): Limit {
  return { count: mode === 'production' ? 300 : 1_000_000, seconds: 600 };
}
