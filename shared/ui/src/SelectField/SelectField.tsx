import { useMemo } from 'react';
import { classNames } from '../classNames/classNames.ts';
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
  /** The lower menu of the item form (LIM-08). */
  shortMenu?: boolean;
}

/**
 * The browser's own list, dressed, with a menu of limited height where the browser lets pages draw
 * it (LIM-08); elsewhere the system draws its own.
 */
export function SelectField(props: SelectFieldProps) {
  const { value, onChange, options, name, autoComplete, required, disabled, placeholder } = props;
  // Two hundred countries are not compared again with every key of another field.
  const entries = useMemo(
    () =>
      options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      )),
    [options],
  );
  return (
    <Field {...props}>
      {(control) => (
        <select
          {...control}
          className={classNames(styles.select, props.shortMenu && styles.short)}
          name={name}
          autoComplete={autoComplete}
          required={required}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {entries}
        </select>
      )}
    </Field>
  );
}
