import { nifError } from './nif.ts';
import { postalCodeError } from './postalCode.ts';

/** Exact text (BIL-08). */
export const BILLING_INCOMPLETE = 'Preencha por favor todos os campos de faturação';

/** Special ids of the form and of the registry (BIL-03). */
export const BILLING_FORM_IDS = ['client', 'new'] as const;
export const BILLING_REGISTRY_IDS = ['CLIENT', 'NEW', 'OTHER', 'FINAL_CONSUMER'] as const;
export const FINAL_CONSUMER = 'FINAL_CONSUMER';

export interface BillingForm {
  name: string;
  nif: string;
  address: string;
  zip: string;
  city: string;
  countryId: number | null;
}

export type BillingCheck = 'required' | 'nif' | 'postalCode';

export interface BillingFailure {
  check: BillingCheck;
  /** The exact text for the modal titled `Aviso`. */
  message: string;
}

/** Whether a required field is empty: this alone disables the pay button (BIL-05, PAY-20, C-08). */
export function isBillingIncomplete(form: BillingForm): boolean {
  const texts = [form.name, form.nif, form.address, form.zip, form.city];
  return form.countryId === null || texts.some((text) => text.trim() === '');
}

/**
 * The first failing check in the order required fields, NIF, postal code
 * (BIL-06, C-118). Saving runs all three; paying leaves out the postal code
 * (PAY-22, C-09). A final consumer gives no data and never fails (C-65).
 */
export function checkBilling(
  form: BillingForm,
  purpose: 'save' | 'pay',
  billingId?: string,
): BillingFailure | undefined {
  if (billingId === FINAL_CONSUMER) return undefined;
  if (isBillingIncomplete(form)) return { check: 'required', message: BILLING_INCOMPLETE };
  const nif = nifError(form.nif, form.countryId);
  if (nif !== undefined) return { check: 'nif', message: nif };
  const postalCode = purpose === 'save' ? postalCodeError(form.zip, form.countryId) : undefined;
  return postalCode === undefined ? undefined : { check: 'postalCode', message: postalCode };
}

/**
 * Whether the billing NIF may not be edited: the client's own NIF exists and
 * this is not a new client, or the entry is already stored (BIL-09, BIL-10).
 */
export function isBillingNifLocked(entry: {
  clientNif: string | null;
  isNewClient: boolean;
  storedId: string | null;
}): boolean {
  const hasClientNif = entry.clientNif !== null && entry.clientNif !== '';
  return (hasClientNif && !entry.isNewClient) || entry.storedId !== null;
}
