import { fieldLength } from '@portal/domain/items/fields/fieldLength';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { useNow } from '@portal/remote/useNow';
import { FormGrid } from '@portal/ui/Field';
import { PhoneField } from '@portal/ui/PhoneField';
import { SpecField } from '@portal/ui/SpecField';
import { TextField } from '@portal/ui/TextField';
import type { PersonForm, PersonProblems } from './personForm.ts';
import styles from './PersonFields.module.css';
import { texts } from './texts.ts';
import type { useItemFields } from './useItemFields.ts';

/** Longest name of a customer. */
const LONGEST_NAME = 255;

/** For whom something is, by name and telephone, and for which item of theirs. */
export function PersonFields(props: {
  form: PersonForm;
  /** What is wrong with it, once that is judged. */
  problems: PersonProblems | null;
  item: ReturnType<typeof useItemFields>;
  onChange: (change: Partial<PersonForm>) => void;
}) {
  const { form, problems, item, onChange } = props;
  const today = lisbonToday(useNow());
  return (
    <>
      <FormGrid columns={2}>
        <TextField
          label={texts.name}
          autoComplete="off"
          maxLength={LONGEST_NAME}
          value={form.name}
          error={problems?.name}
          onChange={(name) => onChange({ name })}
        />
        <PhoneField
          label={texts.phone}
          hint={texts.phoneHint}
          value={form.phone}
          error={problems?.phone}
          onChange={(phone) => onChange({ phone })}
        />
      </FormGrid>
      {item.fields.length > 0 && (
        <fieldset className={styles.item}>
          <legend>{texts.item(item.label)}</legend>
          <FormGrid columns={2}>
            {item.fields.map((field) => (
              <SpecField
                key={field.name}
                {...field}
                options={field.values}
                maxLength={fieldLength(field)}
                optional={!field.required}
                value={form.item[field.name] ?? ''}
                error={problems?.item[field.name] ?? null}
                today={today}
                onChange={(value) => onChange({ item: { ...form.item, [field.name]: value } })}
              />
            ))}
          </FormGrid>
        </fieldset>
      )}
    </>
  );
}
