import { billingInputSchema } from '@portal/api/payment/createBillingApi';
import { checkBilling } from '@portal/domain/money/checkBilling';
import { WARNING_TITLE } from '@portal/api/texts';
import { Hono } from 'hono';
import type * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { countries } from '../../accounts/companies/countries.ts';
import { execute, selectRow } from '../../platform/database/sql.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readJson } from '../../platform/http/readJson.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { newId } from '../../platform/ids.ts';
import { limitChanges } from '../../accounts/limits/limitChanges.ts';
import { requireCustomer } from '../../accounts/sessions/requireCustomer.ts';
import { billingOnWire, listBillings, type BillingRow } from './resolveBilling.ts';
import { texts } from './texts.ts';

type Input = v.InferOutput<typeof billingInputSchema>;

/** Billing data of the customer (BIL-01, API-72, C-76). */
function routes(backend: Backend): Hono {
  const { database, clock } = backend;
  const app = new Hono({ strict: false });

  app.get('/main/billing', async (context) => {
    const customer = await requireCustomer(context, backend);
    const rows = await listBillings(database, customer);
    return context.json({ billing: rows.map(billingOnWire) });
  });

  app.post('/main/billing', async (context) => {
    const customer = await requireCustomer(context, backend);
    const input = checked(await readJson(context, billingInputSchema));
    await limitChanges(backend, customer.client.id, 'billing entries');
    const { for_payment: _way, ...stored } = input;
    const row: BillingRow = { id: newId(), ...stored };
    await execute(
      database,
      `insert into billing_entries (id, company_id, client_id, name, vat_number, address, postal_code, city, country_id, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
      [row.id, customer.company.id, customer.client.id, ...fieldsOf(input), clock.now()],
    );
    return context.json(billingOnWire(row), 201);
  });

  app.post('/main/billing/:id', async (context) => {
    const customer = await requireCustomer(context, backend);
    const id = readParameter(context, 'id');
    const input = checked(await readJson(context, billingInputSchema));
    // The NIF of a stored entry is locked (BIL-10).
    const row = await selectRow<BillingRow>(
      database,
      `update billing_entries set name = $4, address = $6, postal_code = $7, city = $8, country_id = $9, updated_at = $10
       where id = $1 and company_id = $2 and client_id = $3 and removed_at is null and vat_number = $5
       returning id, name, vat_number, address, postal_code, city, country_id`,
      [id, customer.company.id, customer.client.id, ...fieldsOf(input), clock.now()],
    );
    if (row === undefined) throw new ApiError(404, texts.notFound);
    return context.json(billingOnWire(row));
  });

  app.delete('/main/billing/:id', async (context) => {
    const customer = await requireCustomer(context, backend);
    const removed = await execute(
      database,
      `update billing_entries set removed_at = $4 where id = $1 and company_id = $2 and client_id = $3 and removed_at is null`,
      [readParameter(context, 'id'), customer.company.id, customer.client.id, clock.now()],
    );
    if (removed.rowCount === 0) throw new ApiError(404, texts.notFound);
    return context.json({ message: texts.removed });
  });
  return app;
}

export const billingCapability: Capability = { name: 'billing', routes };

function fieldsOf(input: Input): (string | number)[] {
  return [
    input.name,
    input.vat_number,
    input.address,
    input.postal_code,
    input.city,
    input.country_id,
  ];
}

/** The three checks in their order, two of them on the way to paying (BIL-05, BIL-06, PAY-22). @throws ApiError 400 titled `Aviso` */
function checked(raw: Input): Input {
  const input = {
    ...raw,
    name: raw.name.trim(),
    vat_number: raw.vat_number.replace(/\s/g, ''),
    address: raw.address.trim(),
    postal_code: raw.postal_code.trim(),
    city: raw.city.trim(),
  };
  const failure = checkBilling(
    {
      name: input.name,
      nif: input.vat_number,
      address: input.address,
      zip: input.postal_code,
      city: input.city,
      countryId: input.country_id,
    },
    input.for_payment ? 'pay' : 'save',
  );
  if (failure !== undefined) throw new ApiError(400, failure.message, { title: WARNING_TITLE });
  if (!countries.some(({ id }) => id === input.country_id))
    throw new ApiError(400, texts.unknownCountry, { title: WARNING_TITLE });
  return input;
}
