import { PORTUGAL_COUNTRY_ID } from '@portal/domain/contact/isPortugal';
import type { Billing } from '@portal/api/payment/payment';
import { checkBilling, FINAL_CONSUMER } from '@portal/domain/money/checkBilling';
import { WARNING_TITLE } from '@portal/api/texts';
import type { Selectable } from 'kysely';
import { countries } from '../../accounts/companies/countries.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { texts } from './texts.ts';

export const billingColumns = [
  'id',
  'name',
  'vatNumber',
  'address',
  'postalCode',
  'city',
  'countryId',
] as const;

export type BillingRow = Pick<
  Selectable<Schema['billingEntries']>,
  (typeof billingColumns)[number]
>;

/** Billing data on the wire. */
export function billingOnWire(row: BillingRow): Billing {
  const country = countries.find(({ id }) => id === row.countryId)?.country ?? '';
  return {
    id: row.id,
    name: row.name,
    vat_number: row.vatNumber,
    address: row.address,
    postal_code: row.postalCode,
    city: row.city,
    country: { id: row.countryId, country },
  };
}

export function listBillings(database: Database, customer: Customer): Promise<BillingRow[]> {
  return database
    .selectFrom('billingEntries')
    .select(billingColumns)
    .where('companyId', '=', customer.company.id)
    .where('clientId', '=', customer.client.id)
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .execute();
}

/**
 * The billing data a payment is made with: the customer's own (`CLIENT`), an entry, or `FINAL_CONSUMER`.
 * @throws ApiError 400 when they are incomplete or the NIF is wrong, 404 for an entry that is not the customer's (PAY-22)
 */
export async function resolveBilling(
  database: Database,
  customer: Customer,
  billingId: string,
): Promise<Billing> {
  if (billingId.toUpperCase() === FINAL_CONSUMER)
    return billingOnWire({
      id: FINAL_CONSUMER,
      name: texts.finalConsumer,
      vatNumber: '',
      address: '',
      postalCode: '',
      city: '',
      countryId: PORTUGAL_COUNTRY_ID,
    });
  const row =
    billingId.toUpperCase() === 'CLIENT'
      ? ownBilling(customer)
      : await findEntry(database, customer, billingId);
  const failure = checkBilling(
    {
      name: row.name,
      nif: row.vatNumber,
      address: row.address,
      zip: row.postalCode,
      city: row.city,
      countryId: row.countryId,
    },
    'pay',
    row.id,
  );
  if (failure !== undefined) throw new ApiError(400, failure.message, { title: WARNING_TITLE });
  return billingOnWire(row);
}

function ownBilling({ client }: Customer): BillingRow {
  return {
    id: 'CLIENT',
    name: client.name,
    vatNumber: client.vat ?? '',
    address: client.address ?? '',
    postalCode: client.postalCode ?? '',
    city: client.city ?? '',
    countryId: client.countryId,
  };
}

async function findEntry(database: Database, customer: Customer, id: string): Promise<BillingRow> {
  const row = await database
    .selectFrom('billingEntries')
    .select(billingColumns)
    .where('id', '=', id)
    .where('companyId', '=', customer.company.id)
    .where('clientId', '=', customer.client.id)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(404, texts.notFound);
  return row;
}
