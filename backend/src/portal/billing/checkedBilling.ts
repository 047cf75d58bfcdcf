import type { billingInputSchema } from '@portal/api/payment/createBillingApi';
import { normaliseNif } from '@portal/domain/contact/nifError';
import { checkBilling } from '@portal/domain/money/checkBilling';
import { WARNING_TITLE } from '@portal/api/texts';
import type * as v from 'valibot';
import { countries } from '../../accounts/companies/countries.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from './texts.ts';

type Input = v.InferOutput<typeof billingInputSchema>;

/** The three checks in their order, two of them on the way to paying (BIL-05, BIL-06, PAY-22). @throws ApiError 400 titled `Aviso` */
export function checkedBilling(raw: Input): Input {
  const input = {
    ...raw,
    name: raw.name.trim(),
    vat_number: normaliseNif(raw.vat_number, raw.country_id),
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
