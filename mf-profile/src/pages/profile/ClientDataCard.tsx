import { PORTUGAL_COUNTRY_ID } from '@portal/domain/contact/isPortugal';
import { completePostalCode } from '@portal/domain/contact/postalCodeError';
import { Card } from '@portal/ui/Card';
import { FormFull, FormGrid } from '@portal/ui/Field';
import { NifField } from '@portal/ui/NifField';
import { SelectField } from '@portal/ui/SelectField';
import { TextField } from '@portal/ui/TextField';
import type { ProfileErrors, ProfileForm } from './profileForm.ts';
import { texts } from './texts.ts';

export interface ClientDataCardProps {
  form: ProfileForm;
  errors: ProfileErrors;
  /** The server has a NIF already: it is shown and not to be changed (PRO-18, C-22). */
  nifLocked: boolean;
  countries: readonly { id: number; country: string }[];
  onChange: (changes: Partial<ProfileForm>) => void;
  onSubmit: () => void;
}

/** Name, NIF and address. */
export function ClientDataCard(props: ClientDataCardProps) {
  const { form, errors, nifLocked, countries, onChange, onSubmit } = props;
  const words = texts.data;
  const isPortuguese = form.countryId === PORTUGAL_COUNTRY_ID;
  const taxNumber = {
    label: words.nif,
    name: 'nif',
    locked: nifLocked,
    hint: nifLocked ? words.nifLocked : form.nif.trim() === '' ? undefined : words.nifLocks,
    value: form.nif,
    error: errors.nif,
    onChange: (nif: string) => onChange({ nif }),
  };
  const options = withPortugal(countries).map(({ id, country }) => ({
    value: String(id),
    label: country,
  }));
  return (
    <Card title={words.title} titleSize="title" titleId="client-data">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <FormGrid columns={2}>
          <TextField
            label={words.name}
            name="name"
            autoComplete="name"
            autoCapitalize="words"
            maxLength={150}
            value={form.name}
            error={errors.name}
            onChange={(name) => onChange({ name })}
          />
          {isPortuguese ? (
            <NifField {...taxNumber} />
          ) : (
            <TextField {...taxNumber} autoComplete="off" maxLength={255} />
          )}
          <FormFull>
            <TextField
              label={words.address}
              name="address"
              autoComplete="street-address"
              maxLength={255}
              value={form.address}
              onChange={(address) => onChange({ address })}
            />
          </FormFull>
          <TextField
            label={words.postalCode}
            name="postal-code"
            autoComplete="postal-code"
            inputMode={isPortuguese ? 'numeric' : 'text'}
            maxLength={20}
            figures
            value={form.postalCode}
            error={errors.postalCode}
            onChange={(postalCode) => onChange({ postalCode })}
            onBlur={() => {
              const completed = completePostalCode(form.postalCode);
              if (isPortuguese && completed !== form.postalCode)
                onChange({ postalCode: completed });
            }}
          />
          <TextField
            label={words.city}
            name="city"
            autoComplete="address-level2"
            maxLength={100}
            value={form.city}
            onChange={(city) => onChange({ city })}
          />
          <FormFull>
            <SelectField
              label={words.country}
              name="country"
              autoComplete="country-name"
              value={String(form.countryId)}
              options={options}
              onChange={(id) => onChange({ countryId: Number(id) })}
            />
          </FormFull>
        </FormGrid>
      </form>
    </Card>
  );
}

/** Until the list has arrived, or without it, Portugal can still be shown. */
function withPortugal(
  countries: ClientDataCardProps['countries'],
): ClientDataCardProps['countries'] {
  return countries.some(({ id }) => id === PORTUGAL_COUNTRY_ID)
    ? countries
    : [{ id: PORTUGAL_COUNTRY_ID, country: texts.data.portugal }, ...countries];
}
