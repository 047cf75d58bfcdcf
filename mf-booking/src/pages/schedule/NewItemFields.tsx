import type { ItemField } from '@portal/contract/providerSnapshot';
import { visibleItemFields } from '@portal/domain/itemForm';
import { ITEM_FIELD_MAX_LENGTH } from '@portal/domain/limits';
import { useProvider } from '@portal/remote/useProvider';
import { FormGrid } from '@portal/ui/Field';
import { SelectField } from '@portal/ui/SelectField';
import { TextField } from '@portal/ui/TextField';
import { texts } from './texts.ts';

interface NewItemFieldsProps {
  fields: readonly ItemField[];
  values: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
}

/** The fields of an item, by the provider's configuration (CFG-06). */
export function NewItemFields({ fields, values, onChange }: NewItemFieldsProps) {
  const { iconSet } = useProvider();
  const shown = visibleItemFields(fields, iconSet === 'AUTO').toSorted(
    (left, right) => left.position - right.position,
  );
  return (
    <FormGrid columns={2}>
      {shown.map((field) => {
        const { name, label, required, type } = field;
        const shared = {
          label,
          optional: !required,
          required,
          name,
          value: values[name] ?? '',
          onChange: (value: string) => onChange(name, value),
        };
        if (type === 'inputselect' && field.values.length > 0) {
          return (
            <SelectField
              key={name}
              {...shared}
              placeholder={texts.choose}
              options={field.values.map((value) => ({ value, label: value }))}
            />
          );
        }
        const isDate = type === 'date' || type === 'birthday';
        return (
          <TextField
            key={name}
            {...shared}
            type={isDate ? 'date' : 'text'}
            maxLength={isDate ? undefined : Math.min(field.length, ITEM_FIELD_MAX_LENGTH)}
            autoCapitalize={field.identifier ? 'characters' : undefined}
          />
        );
      })}
    </FormGrid>
  );
}
