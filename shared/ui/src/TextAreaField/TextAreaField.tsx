import { Field, type FieldProps } from '../Field/Field.tsx';
import styles from './TextAreaField.module.css';

export interface TextAreaFieldProps extends Omit<FieldProps, 'counter'> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  id?: string;
  name?: string;
  /** Characters at most; shown as a counter. */
  maxLength?: number;
  rows?: number;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
}

/** Several lines of text, counted. */
export function TextAreaField(props: TextAreaFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    name,
    maxLength,
    rows = 3,
    placeholder,
    required,
    disabled,
  } = props;
  const counter =
    maxLength === undefined ? undefined : (
      <span className="num">{`${value.length} / ${maxLength}`}</span>
    );
  return (
    <Field {...props} counter={counter}>
      {(control) => (
        <textarea
          {...control}
          className={styles.textarea}
          name={name}
          rows={rows}
          maxLength={maxLength}
          placeholder={placeholder}
          required={required}
          disabled={disabled}
          value={value}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
