import type { BillingForm as Form } from '@portal/domain/money/checkBilling';
import { PORTUGAL_COUNTRY_ID } from '@portal/domain/contact/isPortugal';
import { completePostalCode } from '@portal/domain/contact/postalCodeError';
import { Card } from '@portal/ui/Card';
import { FormFull, FormGrid } from '@portal/ui/Field';
import { NifField } from '@portal/ui/NifField';
import { SelectField } from '@portal/ui/SelectField';
import { TextField } from '@portal/ui/TextField';
import { Fragment, useMemo } from 'react';
import { texts } from '../texts.ts';
import { BillingActions, type BillingActionsProps } from './BillingActions.tsx';
import { useCountries } from './useBillingSources.ts';
import { useMissing } from './useMissing.ts';

interface BillingFormProps extends BillingActionsProps {
  /** `client`, `new`, or the id of the stored entry (BIL-03). */
  id: string;
  form: Form;
  nifLocked: boolean;
  nifHint: string;
  onChange: (part: Partial<Form>) => void;
}

/**
 * The data of one billing entry, whose country cannot be cleared (BIL-11). Its save button runs all three checks (C-08).
 * Another entry has other fields, but keeps the list of countries, which takes the longest to draw.
 */
export function BillingForm(props: BillingFormProps) {
  const { form, nifLocked, onChange } = props;
  const countries = useCountries();
  const missing = useMissing(props.id, form);
  const isPortuguese = form.countryId === PORTUGAL_COUNTRY_ID;
  const taxNumber = {
    label: texts.nifLabel,
    value: form.nif,
    onChange: (nif: string) => onChange({ nif }),
    ...missing('nif'),
    locked: nifLocked,
    hint: nifLocked ? props.nifHint : undefined,
    required: true,
  };
  const zipMissing = missing('zip');
  const options = useMemo(
    () =>
      (countries.data ?? [{ id: PORTUGAL_COUNTRY_ID, country: 'Portugal' }]).map(
        ({ id, country }) => ({ value: String(id), label: country }),
      ),
    [countries.data],
  );

  return (
    <Card title={texts.billingTitle}>
      <FormGrid columns={2}>
        <Fragment key={props.id}>
          <TextField
            id={`billing-${props.id}-name`}
            label={texts.name}
            value={form.name}
            onChange={(name) => onChange({ name })}
            {...missing('name')}
            autoComplete="name"
            required
          />
          {isPortuguese ? (
            <NifField {...taxNumber} />
          ) : (
            <TextField {...taxNumber} maxLength={255} />
          )}
          <FormFull>
            <TextField
              label={texts.address}
              value={form.address}
              onChange={(address) => onChange({ address })}
              {...missing('address')}
              autoComplete="street-address"
              required
            />
          </FormFull>
          <TextField
            label={texts.postalCode}
            value={form.zip}
            onChange={(zip) => onChange({ zip })}
            {...zipMissing}
            onBlur={() => {
              zipMissing.onBlur();
              const zip = isPortuguese ? completePostalCode(form.zip) : form.zip.trim();
              if (zip !== form.zip) onChange({ zip });
            }}
            autoComplete="postal-code"
            figures
            required
          />
          <TextField
            label={texts.city}
            value={form.city}
            onChange={(city) => onChange({ city })}
            {...missing('city')}
            autoComplete="address-level2"
            required
          />
        </Fragment>
        <FormFull>
          <SelectField
            label={texts.country}
            value={String(form.countryId ?? '')}
            onChange={(countryId) => onChange({ countryId: Number(countryId) })}
            options={options}
            autoComplete="country-name"
            required
          />
        </FormFull>
      </FormGrid>
      <BillingActions key={props.id} {...props} />
    </Card>
  );
}
