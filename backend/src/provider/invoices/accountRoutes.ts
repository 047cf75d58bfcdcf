import { invoicingStateSchema } from '@portal/api/provider/schemas';
import type { Backend } from '../../platform/backend.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { describeAccount } from '../../portal/invoicing/describeAccount.ts';
import {
  invoicingAccountSchema,
  saveInvoicingAccount,
} from '../../portal/invoicing/invoicingAccount.ts';
import { providerCalls } from '../api/providerCalls.ts';

/** The certified program that issues the provider's documents (INV-08). */
export function accountRoutes(backend: Backend): DescribedRoutes {
  const { app, get, changeUnlisted } = providerCalls(backend, 'providerApiInvoices');
  get(
    '/invoicing-account',
    {
      scopes: ['read'],
      summary: 'The program that issues documents, and what it has not issued yet',
      answer: invoicingStateSchema,
    },
    (company) => describeAccount(backend.database, company.id),
  );
  changeUnlisted(
    'PUT',
    '/invoicing-account',
    {
      scopes: [],
      summary: 'Names the certified program that issues documents',
      answer: invoicingStateSchema,
      request: { json: { connector: null } },
    },
    invoicingAccountSchema,
    async (company, account) => {
      await saveInvoicingAccount(backend, company, account);
      return describeAccount(backend.database, company.id);
    },
  );
  return app;
}
