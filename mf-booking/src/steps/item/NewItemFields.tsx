import type { ItemField } from '@portal/contract/providerSnapshot';
import { birthdayRange } from '@portal/domain/time/birthdayRange';
import { ITEM_FIELD_MAX_LENGTH } from '@portal/domain/limits';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { ownItemValues } from '@portal/domain/items/ownItemValues';
import { formatPlate, isPlateField } from '@portal/domain/items/formatPlate';
import { useProvider } from '@portal/remote/useProvider';
import { useSession } from '@portal/remote/useSession';
import { Button } from '@portal/ui/Button';
import { DateField } from '@portal/ui/DateField';
import { FormFull, FormGrid } from '@portal/ui/Field';
import { UserRound } from '@portal/ui/icons/people/UserRound';
import { SelectField } from '@portal/ui/SelectField';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
import { leftFieldError } from '@portal/domain/items/fields/itemFieldError';
import { shownItemFields } from '@portal/domain/items/fields/shownItemFields';
import { texts } from '../../texts.ts';

interface NewItemFieldsProps {
  fields: readonly ItemField[];
  values: Readonly<Record<string, string>>;
  onChange: (changes: Readonly<Record<string, string>>) => void;
}

/**
 * The fields of an item, by the provider's configuration (CFG-06); a birthday is not after today (ITM-19). Where items are
 * people, the customer is one press away.
 */
export function NewItemFields({ fields, values, onChange }: NewItemFieldsProps) {
  const { vertical } = useProvider();
  const [today] = useState(() => lisbonToday(new Date()));
  const [left, setLeft] = useState<readonly string[]>([]);
  const { subject } = useSession();
  const shown = shownItemFields(fields, vertical);
  const own = ownItemValues(fields, subject?.name);
  return (
    <FormGrid columns={2}>
      {own && values['name'] !== own['name'] && (
        <FormFull>
          <Button size="small" icon={<UserRound />} onClick={() => onChange(own)}>
            {texts.itIsMe(own['name'] ?? '')}
          </Button>
        </FormFull>
      )}
      {shown.map((field) => {
        const { name, label, required, type } = field;
        const shared = {
          label,
          optional: !required,
          required,
          name,
          value: values[name] ?? '',
          onChange: (value: string) => onChange({ [name]: value }),
          error: left.includes(name) ? leftFieldError(field, values) : null,
          onLeave: () => setLeft((current) => [...current, name]),
        };
        if (type === 'inputselect' && field.values.length > 0) {
          return (
            <SelectField
              key={name}
              {...shared}
              placeholder={texts.choose}
              shortMenu
              options={field.values.map((value) => ({ value, label: value }))}
            />
          );
        }
        if (type === 'date') return <DateField key={name} {...shared} today={today} />;
        if (type === 'birthday') {
          return <DateField key={name} {...shared} today={today} {...birthdayRange(today)} />;
        }
        return (
          <TextField
            key={name}
            {...shared}
            maxLength={Math.min(field.length, ITEM_FIELD_MAX_LENGTH)}
            autoCapitalize={field.identifier ? 'characters' : undefined}
            onBlur={() => {
              if (isPlateField(name)) onChange({ [name]: formatPlate(values[name] ?? '') });
            }}
          />
        );
      })}
    </FormGrid>
  );
}
