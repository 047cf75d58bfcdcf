import { findCompanyById } from '../../accounts/companies/queries.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publicAddress } from '../../platform/environment.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import { findSubjectOfCompany } from '../services/findSubjectOfCompany.ts';
import { loadSubjectItems } from '../services/loadSubjectItems.ts';
import { texts } from './texts.ts';

/** Asks the provider by mail, where it has one, to send the invoice of a request that is open (INV-01, C-954). */
export async function mailInvoiceRequest(
  transaction: Transaction,
  backend: Backend,
  requestId: string,
): Promise<void> {
  const request = await transaction
    .selectFrom('invoiceRequests as request')
    .innerJoin('clients as client', 'client.id', 'request.clientId')
    .select(['request.companyId', 'request.subject', 'request.emails', 'client.name'])
    .where('request.id', '=', requestId)
    .where('request.state', '=', 'OPEN')
    .executeTakeFirst();
  if (request === undefined) return;
  const { companyId, subject, emails, name } = request;
  const company = await findCompanyById(transaction, companyId);
  if (company === undefined || company.email === null) return;
  const itemId = (await findSubjectOfCompany(transaction, companyId, subject))?.row.itemId ?? null;
  const items = await loadSubjectItems({ ...backend, database: transaction }, company, [itemId]);
  const title = items.get(itemId ?? '')?.title ?? texts.service;
  const address = `${publicAddress(backend.environment, company.domain)}/client/service-details/${subject}`;
  await queueMessage(
    transaction,
    backend,
    { companyId, clientId: null },
    {
      channel: 'email',
      to: company.email,
      subject: texts.subject(company.name),
      text: texts.mail(name, title, emails, address),
    },
  );
}
