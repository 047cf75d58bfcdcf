import { PORTUGAL_COUNTRY_ID } from '@portal/domain/contact/isPortugal';
import type { Billing } from '@portal/api/payment/payment';
import { checkBilling, FINAL_CONSUMER } from '@portal/domain/money/checkBilling';
import { WARNING_TITLE } from '@portal/api/texts';
import { countries } from '../../accounts/companies/countries.ts';
import type { Database } from '../../platform/database/database.ts';
import { selectRow, selectRows } from '../../platform/database/sql.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { texts } from './texts.ts';

export interface BillingRow {
  id: string;
  name: string;
  vat_number: string;
  address: string;
  postal_code: string;
  city: string;
  country_id: number;
}

/** Billing data on the wire. */
export function billingOnWire(row: BillingRow): Billing {
  const { country_id: countryId, ...rest } = row;
  const country = countries.find(({ id }) => id === countryId)?.country ?? '';
  return {
    id: rest.id,
    name: rest.name,
    vat_number: rest.vat_number,
    address: rest.address,
    postal_code: rest.postal_code,
    city: rest.city,
    country: { id: countryId, country },
  };
}

const columns = 'id, name, vat_number, address, postal_code, city, country_id';

export function listBillings(database: Database, customer: Customer): Promise<BillingRow[]> {
  return selectRows<BillingRow>(
    database,
    `select ${columns} from billing_entries where company_id = $1 and client_id = $2 and removed_at is null order by created_at`,
    [customer.company.id, customer.client.id],
  );
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
      vat_number: '',
      address: '',
      postal_code: '',
      city: '',
      country_id: PORTUGAL_COUNTRY_ID,
    });
  const row =
    billingId.toUpperCase() === 'CLIENT'
      ? ownBilling(customer)
      : await findEntry(database, customer, billingId);
  const failure = checkBilling(
    {
      name: row.name,
      nif: row.vat_number,
      address: row.address,
      zip: row.postal_code,
      city: row.city,
      countryId: row.country_id,
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
    vat_number: client.vat ?? '',
    address: client.address ?? '',
    postal_code: client.postalCode ?? '',
    city: client.city ?? '',
    country_id: client.countryId,
  };
}

async function findEntry(database: Database, customer: Customer, id: string): Promise<BillingRow> {
  const row = await selectRow<BillingRow>(
    database,
    `select ${columns} from billing_entries where id = $1 and company_id = $2 and client_id = $3 and removed_at is null`,
    [id, customer.company.id, customer.client.id],
  );
  if (row === undefined) throw new ApiError(404, texts.notFound);
  return row;
}
