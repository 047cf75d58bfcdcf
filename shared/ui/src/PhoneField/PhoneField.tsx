import { useLayoutEffect, useRef } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { classNames } from '../classNames/classNames.ts';
import styles from '../TextField/TextField.module.css';
import { caretAfterDigits, groupDigits, nationalDigits } from './phoneText.ts';

export interface PhoneFieldProps extends FieldProps {
  /** The national digits only: «912345678». */
  value: string;
  onChange: (digits: string) => void;
  onBlur?: () => void;
  id?: string;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
}

/** A Portuguese telephone number: +351 is fixed, the digits group themselves. */
export function PhoneField(props: PhoneFieldProps) {
  const { value, onChange, onBlur, name, required, disabled, placeholder } = props;
  const input = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number>(null);
  const grouped = groupDigits(value);

  // React puts the caret at the end when the shown text differs from the typed one.
  useLayoutEffect(() => {
    if (digitsBeforeCaret.current === null || !input.current) return;
    const caret = caretAfterDigits(grouped, digitsBeforeCaret.current);
    input.current.setSelectionRange(caret, caret);
    digitsBeforeCaret.current = null;
  });

  return (
    <Field {...props}>
      {(control) => (
        <div className={styles.affix}>
          <span className={styles.before} aria-hidden="true">
            +351
          </span>
          <input
            {...control}
            ref={input}
            className={classNames(styles.input, styles.bare, 'num')}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            name={name}
            required={required}
            disabled={disabled}
            placeholder={placeholder ?? groupDigits('912345678')}
            value={grouped}
            onBlur={onBlur}
            onChange={(event) => {
              const { value: typed, selectionStart } = event.target;
              const digits = nationalDigits(typed);
              const dropped = typed.replace(/\D/g, '').length - digits.length;
              const before = typed
                .slice(0, selectionStart ?? typed.length)
                .replace(/\D/g, '').length;
              digitsBeforeCaret.current = Math.max(
                0,
                Math.min(digits.length, before - Math.max(0, dropped)),
              );
              onChange(digits);
            }}
          />
        </div>
      )}
    </Field>
  );
}
