import { Field, type FieldProps } from '../Field/Field.tsx';
import styles from './SelectField.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  id?: string;
  name?: string;
  autoComplete?: string;
  required?: boolean;
  disabled?: boolean;
  /** First, empty entry. */
  placeholder?: string;
}

/** The browser's own list, dressed. */
export function SelectField(props: SelectFieldProps) {
  const { value, onChange, options, name, autoComplete, required, disabled, placeholder } = props;
  return (
    <Field {...props}>
      {(control) => (
        <select
          {...control}
          className={styles.select}
          name={name}
          autoComplete={autoComplete}
          required={required}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
