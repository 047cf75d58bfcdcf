import { sql } from 'kysely';
import type { Billing } from '@portal/api/payment/payment';
import type { Company } from '../../../accounts/companies/company.ts';
import { countries } from '../../../accounts/companies/countries.ts';
import type { Backend } from '../../../platform/backend.ts';
import { loadNotificationTitle } from '../../customerNotifications/loadNotificationTitle.ts';
import type { Subject } from '../../services/findSubject.ts';
import type { InvoicedCustomer } from '../connector.ts';
import type { InvoicedFacts } from './documentToIssue.ts';
import { relatedSubjects } from './relatedSubjects.ts';

/** Facts about a work or appointment from which its document is made. */
export interface SubjectFacts extends Omit<InvoicedFacts, 'arrivedCents'> {
  /** Percent, of every rate that is charged; empty where no budget says any. */
  vatRates: number[];
  description: string;
  /** Undefined for the final consumer. */
  customer: InvoicedCustomer | undefined;
}

/** Reads what is known of a work or appointment at the moment of issuing. */
export async function loadFacts(
  backend: Backend,
  company: Company,
  subject: Subject,
): Promise<SubjectFacts> {
  const { database } = backend;
  const subjects = await relatedSubjects(database, subject);
  const documents = await database
    .selectFrom('invoices')
    .select(['kind', 'totalCents'])
    .where('companyId', '=', company.id)
    .where('subject', 'in', subjects)
    .where('voidedAt', 'is', null)
    .execute();
  const payments = await database
    .selectFrom('payments')
    .select(['subject', 'totalCents', 'description', 'billing'])
    .where('companyId', '=', company.id)
    .where('subject', 'in', subjects)
    .where('state', '=', 'PAYED')
    .execute();
  const payment = payments.find((paid) => paid.subject === subject.id) ?? payments[0];
  const title = await loadNotificationTitle(backend, company, subject.row.itemId);
  return {
    workCents: subject.kind === 'work' ? subject.row.totalCents : null,
    paidCents:
      payment === undefined ? null : payments.reduce((sum, paid) => sum + paid.totalCents, 0),
    documents,
    vatRates: subject.kind === 'work' ? await vatRatesOf(backend, subject.row) : [],
    description: payment?.description ? `${title}: ${payment.description}` : title,
    customer: payment?.billing
      ? customerOf(payment.billing)
      : await ownCustomer(backend, subject.row.clientId),
  };
}

/** The rates of the jobs that count: the approved ones, or all while none is. */
async function vatRatesOf(
  { database }: Pick<Backend, 'database'>,
  { id, budgetVersion }: { id: string; budgetVersion: number },
): Promise<number[]> {
  const { rows } = await sql<{ rate: number }>`
    with jobs as (select state, lines from budget_jobs where work_id = ${id} and version = ${budgetVersion})
    select distinct (line ->> 'vat_rate')::float as rate
    from jobs, jsonb_array_elements(jobs.lines) line
    where jobs.state = 'approved' or not exists (select 1 from jobs where state = 'approved')`.execute(
    database,
  );
  return rows.map(({ rate }) => rate);
}

/** Whoever has no NIF is the final consumer. */
function customerOf(billing: Billing): InvoicedCustomer | undefined {
  const { name, vat_number: nif, address, postal_code: postalCode, city, country } = billing;
  if (nif === '') return undefined;
  return { name, nif, address, postalCode, city, country: country.country };
}

async function ownCustomer(
  { database }: Pick<Backend, 'database'>,
  clientId: string,
): Promise<InvoicedCustomer | undefined> {
  const client = await database
    .selectFrom('clients')
    .select(['name', 'vat', 'address', 'postalCode', 'city', 'countryId'])
    .where('id', '=', clientId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (client === undefined || client.vat === null) return undefined;
  const { name, vat: nif, address, postalCode, city, countryId } = client;
  return {
    name,
    nif,
    address: address ?? '',
    postalCode: postalCode ?? '',
    city: city ?? '',
    country: countries.find(({ id }) => id === countryId)?.country ?? '',
  };
}
