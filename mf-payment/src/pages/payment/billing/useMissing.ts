import type { BillingForm } from '@portal/domain/money/checkBilling';
import { REQUIRED_FIELD } from '@portal/domain/texts';
import { useState } from 'react';

type RequiredField = Exclude<keyof BillingForm, 'countryId'>;

/** Says of each field of the entry `id` that was left empty that it is required (VAL-19). */
export function useMissing(id: string, form: BillingForm) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return (field: RequiredField) => {
    const key = `${id} ${field}`;
    return {
      onBlur: () => setLeft((current) => new Set(current).add(key)),
      error: left.has(key) && form[field].trim() === '' ? REQUIRED_FIELD : null,
    };
  };
}
