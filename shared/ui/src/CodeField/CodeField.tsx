import { useState, type Ref } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import styles from './CodeField.module.css';

const cells = [0, 1, 2, 3, 4, 5];

export interface CodeFieldProps extends FieldProps {
  value: string;
  onChange: (digits: string) => void;
  /** Called once when the sixth digit arrives. */
  onComplete?: (code: string) => void;
  id?: string;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A code of six digits: one input, so that autofill and paste work; the cells are painted. */
export function CodeField(props: CodeFieldProps) {
  const { value, onChange, onComplete, name, disabled, ref } = props;
  const [focused, setFocused] = useState(false);
  return (
    <Field {...props}>
      {(control) => (
        <div className={styles.code}>
          <div className={styles.wrap}>
            <input
              {...control}
              ref={ref}
              className={styles.input}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              name={name}
              disabled={disabled}
              value={value}
              onFocus={() => setFocused(true)}
              onBlur={() => setFocused(false)}
              onChange={(event) => {
                const digits = event.target.value.replace(/\D/g, '').slice(0, cells.length);
                onChange(digits);
                if (digits.length === cells.length && digits !== value) onComplete?.(digits);
              }}
            />
            <span className={styles.cells} aria-hidden="true">
              {cells.map((cell) => (
                <i
                  key={cell}
                  data-next={
                    (focused && cell === Math.min(value.length, cells.length - 1)) || undefined
                  }
                  data-invalid={props.error ? true : undefined}
                />
              ))}
            </span>
          </div>
        </div>
      )}
    </Field>
  );
}
