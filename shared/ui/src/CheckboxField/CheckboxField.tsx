import { useId, type ReactNode } from 'react';
import { FieldError } from '../Field/FieldError.tsx';
import styles from './CheckboxField.module.css';

export interface CheckboxFieldProps {
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  type?: 'checkbox' | 'radio';
  name?: string;
  value?: string;
  error?: string | null;
  required?: boolean;
  disabled?: boolean;
}

/** A tick (or a radio) with its text at the right. */
export function CheckboxField(props: CheckboxFieldProps) {
  const {
    children,
    checked,
    onChange,
    type = 'checkbox',
    name,
    value,
    error,
    required,
    disabled,
  } = props;
  const id = useId();
  return (
    <div>
      <label className={styles.check} htmlFor={id}>
        <input
          id={id}
          type={type}
          name={name}
          value={value}
          checked={checked}
          required={required}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError field={id}>{error}</FieldError>}
    </div>
  );
}
