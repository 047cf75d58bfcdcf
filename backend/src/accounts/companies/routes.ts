import { companyTermsSchema } from '@portal/api/company/companyTerms';
import { fileTypesSchema, type FileTypes } from '@portal/api/company/fileTypes';
import { fullConfigurationSchema } from '@portal/api/company/fullConfiguration';
import { categoriesSchema } from '@portal/api/company/createCompaniesApi';
import * as v from 'valibot';
import type { Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { publicAddress } from '../../platform/environment.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from '../../platform/http/texts.ts';
import { acceptedFileTypes } from '../../platform/media/receiving/acceptedFileTypes.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { categories } from './categories.ts';
import { countries } from './countries.ts';
import { findCompanyByDomain } from './queries.ts';
import { sendIconPicture, sendLogoPicture } from './pictures.ts';
import { requireCompany } from './requireCompany.ts';
import { storageFeeOf } from './storageFeeOf.ts';
import { termsOf } from './termsOf.ts';
import { configuration } from './configuration.ts';
import { directoryRoutes } from './directory/directoryRoutes.ts';

export const companiesCapability: Capability = { name: 'companies', routes };

function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('provider');
  app.get(
    '/main/config',
    {
      access: 'visitor',
      summary: 'Configuration of the provider (API-04)',
      answer: fullConfigurationSchema,
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
    '/main/photos/company/:logo',
    {
      access: 'open',
      summary: 'Logo of a provider as SVG (API-56)',
      type: 'image/svg+xml',
      request: { path: { logo: '{logo}' } },
    },
    (context) => sendLogoPicture(context, backend),
  );
  app.get(
    '/main/photos/company/icons/:icon',
    {
      access: 'open',
      summary: 'Icon of a provider for home screens as PNG',
      type: 'image/png',
      request: { path: { icon: '{icon}' } },
    },
    (context) => sendIconPicture(context, backend),
  );
  app.include(directoryRoutes(backend));
  return app;
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
    storage_fee: storageFeeOf(company),
    url: publicAddress(backend.environment, company.domain),
  };
}
