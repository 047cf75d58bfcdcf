import type { BillingForm as Form } from '@portal/domain/money/checkBilling';
import { PORTUGAL_COUNTRY_ID } from '@portal/domain/contact/isPortugal';
import { completePostalCode } from '@portal/domain/contact/postalCodeError';
import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { FormFull, FormGrid } from '@portal/ui/Field';
import { NifField } from '@portal/ui/NifField';
import { SelectField } from '@portal/ui/SelectField';
import { Row } from '@portal/ui/Stack';
import { TextField } from '@portal/ui/TextField';
import { Fragment, useMemo } from 'react';
import { texts } from '../texts.ts';
import { useCountries } from './useBillingSources.ts';

interface BillingFormProps {
  /** `client`, `new`, or the id of the stored entry (BIL-03). */
  id: string;
  form: Form;
  nifLocked: boolean;
  nifHint: string;
  changed: boolean;
  disabled: boolean;
  onChange: (part: Partial<Form>) => void;
  onSave: () => Promise<void>;
  onRemove?: () => Promise<void>;
}

type ActionsProps = Pick<BillingFormProps, 'changed' | 'disabled' | 'onSave' | 'onRemove'>;

function Actions({ changed, disabled, onSave, onRemove }: ActionsProps) {
  const { overlays } = usePortal();
  const save = useAction(onSave, { onError: (error) => showApiError(overlays, error) });
  const remove = useAction(async () => onRemove?.());
  return (
    (changed || onRemove) && (
      <Row gap="small">
        {changed && (
          <Button size="small" loading={save.busy} disabled={disabled} onClick={() => save.run()}>
            {texts.saveBilling}
          </Button>
        )}
        {onRemove && (
          <Button
            size="small"
            variant="dangerGhost"
            loading={remove.busy}
            disabled={disabled}
            onClick={() => remove.run()}
          >
            {texts.removeBilling}
          </Button>
        )}
      </Row>
    )
  );
}

/**
 * The data of one billing entry, whose country cannot be cleared (BIL-11). Its save button runs all three checks (C-08).
 * Another entry has other fields, but keeps the list of countries, which takes the longest to draw.
 */
export function BillingForm(props: BillingFormProps) {
  const { form, nifLocked, onChange } = props;
  const countries = useCountries();
  const isPortuguese = form.countryId === PORTUGAL_COUNTRY_ID;
  const taxNumber = {
    label: texts.nifLabel,
    value: form.nif,
    onChange: (nif: string) => onChange({ nif }),
    locked: nifLocked,
    hint: nifLocked ? props.nifHint : undefined,
    required: true,
  };
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
              autoComplete="street-address"
              required
            />
          </FormFull>
          <TextField
            label={texts.postalCode}
            value={form.zip}
            onChange={(zip) => onChange({ zip })}
            onBlur={() => {
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
      <Actions key={props.id} {...props} />
    </Card>
  );
}
