import { nifError } from '../contact/nifError.ts';
import { postalCodeError } from '../contact/postalCodeError.ts';
import { isFilled } from '../text/isFilled.ts';

/** Billed without any data (BIL-03, C-65). */
export const FINAL_CONSUMER = 'FINAL_CONSUMER';

export interface BillingForm {
  name: string;
  nif: string;
  address: string;
  zip: string;
  city: string;
  countryId: number | null;
}

export interface BillingFailure {
  check: 'required' | 'nif' | 'postalCode';
  /** The exact text for the modal titled `Aviso`. */
  message: string;
}

/** Whether a required field is empty: this alone disables the pay button (BIL-05, PAY-20, C-08). */
export function isBillingIncomplete(form: BillingForm): boolean {
  const { name, nif, address, zip, city, countryId } = form;
  return countryId === null || ![name, nif, address, zip, city].every(isFilled);
}

/**
 * The first failing check in the order required fields, NIF, postal code, with
 * its exact text (BIL-06, BIL-08, C-118). Saving runs all three; paying leaves
 * out the postal code (PAY-22, C-09). A final consumer gives no data and never
 * fails (C-65).
 */
export function checkBilling(
  form: BillingForm,
  purpose: 'save' | 'pay',
  billingId?: string,
): BillingFailure | undefined {
  if (billingId === FINAL_CONSUMER) return undefined;
  if (isBillingIncomplete(form))
    return { check: 'required', message: 'Preencha por favor todos os campos de faturação' };
  const nif = nifError(form.nif, form.countryId);
  if (nif) return { check: 'nif', message: nif };
  const postalCode = purpose === 'save' && postalCodeError(form.zip, form.countryId);
  return postalCode ? { check: 'postalCode', message: postalCode } : undefined;
}
