import type { Billing } from '@portal/api/payment/payment';
import type { Client, ClientUpdate } from '@portal/api/account/client';
import {
  FINAL_CONSUMER,
  isBillingIncomplete,
  type BillingForm,
} from '@portal/domain/money/checkBilling';
import { PORTUGAL_COUNTRY_ID } from '@portal/domain/contact/isPortugal';

/** The customer's own data (BIL-03). */
export const OWN_DATA = 'CLIENT';
/** Data that is not stored yet (BIL-03). */
export const NEW_DATA = 'NEW';
/** Any entry that is stored (BIL-03). */
const STORED_DATA = 'OTHER';

/** `CLIENT`, `NEW`, `FINAL_CONSUMER`, or the id of a stored entry. */
export type BillingChoice = string;

/** What a choice is in the registry (BIL-03). */
export type BillingKind =
  | typeof OWN_DATA
  | typeof NEW_DATA
  | typeof STORED_DATA
  | typeof FINAL_CONSUMER;

export function billingKind(choice: BillingChoice): BillingKind {
  if (choice === OWN_DATA || choice === NEW_DATA || choice === FINAL_CONSUMER) return choice;
  return STORED_DATA;
}

/** The id of a choice in the form: `client`, `new`, or that of the stored entry (BIL-03). */
export function formIdOf(choice: BillingChoice): string {
  if (choice === OWN_DATA) return 'client';
  return choice === NEW_DATA ? 'new' : choice;
}

export interface BillingSources {
  readonly client: Client;
  readonly stored: readonly Billing[];
}

export const emptyBillingForm: BillingForm = {
  name: '',
  nif: '',
  address: '',
  zip: '',
  city: '',
  countryId: PORTUGAL_COUNTRY_ID,
};

/** The form of the customer's own data. */
export function formOfClient(client: Client): BillingForm {
  return {
    name: client.name,
    nif: client.vat ?? '',
    address: client.address ?? '',
    zip: client.postal_code ?? '',
    city: client.city ?? '',
    countryId: client.country?.id ?? client.country_id,
  };
}

/** The form of a stored entry (names differ on the wire, C-119). */
export function formOfBilling(billing: Billing): BillingForm {
  return {
    name: billing.name,
    nif: billing.vat_number,
    address: billing.address,
    zip: billing.postal_code,
    city: billing.city,
    countryId: billing.country.id,
  };
}

/** What is stored for a choice; nothing for the final consumer and for new data. */
export function storedForm(choice: BillingChoice, sources: BillingSources): BillingForm | null {
  if (choice === OWN_DATA) return formOfClient(sources.client);
  const entry = sources.stored.find(({ id }) => id === choice);
  return entry ? formOfBilling(entry) : null;
}

/**
 * The choice a page opens with: that of the payment when it still exists, the customer's own
 * data when complete, otherwise the final consumer, who needs none (C-65).
 */
export function initialChoice(sources: BillingSources, ofPayment: Billing | null): BillingChoice {
  if (ofPayment && sources.stored.some(({ id }) => id === ofPayment.id)) return ofPayment.id;
  return isBillingIncomplete(formOfClient(sources.client)) ? FINAL_CONSUMER : OWN_DATA;
}

/** What must be saved before this choice can be billed. */
export type BillingChange = 'none' | 'create' | 'update' | 'client';

/** @param form what stands in the fields now. */
export function billingChange(
  choice: BillingChoice,
  form: BillingForm,
  sources: BillingSources,
): BillingChange {
  const kind = billingKind(choice);
  if (kind === FINAL_CONSUMER) return 'none';
  const stored = storedForm(choice, sources);
  if (stored === null) return 'create';
  if (isSameForm(stored, form)) return 'none';
  return kind === OWN_DATA ? 'client' : 'update';
}

/** The part of the customer's data that the billing form shows. */
export function clientChange(form: BillingForm): Partial<ClientUpdate> {
  return {
    name: form.name.trim(),
    vat: form.nif,
    address: form.address.trim(),
    postal_code: form.zip.trim(),
    city: form.city.trim(),
    country_id: form.countryId ?? PORTUGAL_COUNTRY_ID,
  };
}

/** The form as `POST /billing` takes it (C-119). */
export function billingInput(form: BillingForm) {
  return {
    name: form.name.trim(),
    vat_number: form.nif,
    address: form.address.trim(),
    postal_code: form.zip.trim(),
    city: form.city.trim(),
    country_id: form.countryId ?? PORTUGAL_COUNTRY_ID,
  };
}

function isSameForm(left: BillingForm, right: BillingForm): boolean {
  return (
    left.name === right.name &&
    left.nif === right.nif &&
    left.address === right.address &&
    left.zip === right.zip &&
    left.city === right.city &&
    left.countryId === right.countryId
  );
}
