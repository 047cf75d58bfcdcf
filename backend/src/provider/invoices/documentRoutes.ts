import { invoiceAttachedSchema, invoiceVoidSchema } from '@portal/api/provider/schemas';
import { invoiceSchema, invoicesSchema } from '@portal/api/work/invoice';
import { eurosToCents } from '@portal/domain/money/cents';
import type { Context } from 'hono';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { dropFiles, formFingerprint } from '../../platform/media/receiving/receiveFiles.ts';
import { texts as mediaTexts } from '../../platform/media/texts.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { keepInvoice } from '../../portal/invoices/keepInvoice.ts';
import { listInvoices } from '../../portal/invoices/listInvoices.ts';
import { voidInvoice } from '../../portal/invoices/voidInvoice.ts';
import { keyOf } from '../api/keyOf.ts';
import { providerCalls } from '../api/providerCalls.ts';
import { requireSubject } from '../api/subjects/requireSubject.ts';
import { receiveInvoiceForm } from './receiveInvoiceForm.ts';

const kinds = {
  works: { prefix: 'A-', name: 'a work', example: '{completed}' },
  appointments: { prefix: 'S-', name: 'an appointment', example: '{appointment}' },
} as const;

/** Documents of the provider's certified program: attached, listed and voided (INV-02, INV-04). */
export function documentRoutes(backend: Backend): DescribedRoutes {
  const { app, change } = providerCalls(backend, 'providerApiInvoices');
  app.include(subjectDocumentRoutes(backend, 'works'));
  app.include(subjectDocumentRoutes(backend, 'appointments'));
  change(
    'POST',
    '/invoices/:id/void',
    {
      scopes: [],
      summary: 'Marks a document as voided; it stays to be downloaded',
      body: invoiceVoidSchema,
      answer: invoiceSchema,
      status: 201,
      request: { path: { id: '{invoice}' }, json: { reason: 'NIF errado; ver FT 2026/419.' } },
    },
    async (company, { reason }, context) => {
      const id = readParameter(context, 'id');
      const invoice = await voidInvoice(backend, company.id, id, reason);
      if (invoice === undefined) throw new ApiError(404, 'There is no such document.');
      return invoice;
    },
  );
  return app;
}

function subjectDocumentRoutes(backend: Backend, kind: keyof typeof kinds): DescribedRoutes {
  const { app, get, postForm } = providerCalls(backend, 'providerApiInvoices');
  const { prefix, name, example } = kinds[kind];
  const subjectOf = (company: Company, context: Context) => {
    const id = readParameter(context, 'id');
    keyOf(id, prefix);
    return requireSubject(backend, company, id);
  };
  get(
    `/${kind}/:id/invoices`,
    {
      scopes: ['read'],
      summary: `Documents of ${name}, newest first`,
      answer: invoicesSchema,
      request: { path: { id: example } },
    },
    async (company, context) => listInvoices(backend, await subjectOf(company, context)),
  );
  postForm(
    `/${kind}/:id/invoices`,
    {
      scopes: [],
      summary: `Attaches a document of the certified program to ${name}`,
      form: ['document'],
      answer: invoiceAttachedSchema,
      status: 201,
      request: { path: { id: example } },
      withoutExample: true,
    },
    async (company, context) => {
      const subject = await subjectOf(company, context);
      return { subject, ...(await receiveInvoiceForm(context, backend)) };
    },
    formFingerprint,
    async (company, { subject, document, files: [file] }) => {
      if (file === undefined) throw new ApiError(400, mediaTexts.noFile);
      const { kind: code, number, total, atcud } = document;
      const invoice = {
        kind: code,
        number,
        issuedOn: document.issued_on,
        totalCents: eurosToCents(total),
        atcud: atcud ?? null,
        requestId: document.request_id ?? null,
        externalId: null,
        file,
      };
      return inTransaction(backend.database, (transaction) =>
        keepInvoice(transaction, backend, company, subject, invoice),
      );
    },
    (form) => dropFiles(backend.media, form),
  );
  return app;
}
