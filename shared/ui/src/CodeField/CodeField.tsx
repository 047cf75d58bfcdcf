import { CODE_LENGTH, limitCodeInput } from '@portal/domain/access/isVerificationCode';
import { useState, type ChangeEvent, type Ref, type SyntheticEvent } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import styles from './CodeField.module.css';

const cells = Array.from({ length: CODE_LENGTH }, (_, cell) => cell);

export interface CodeFieldProps extends FieldProps {
  value: string;
  onChange: (digits: string) => void;
  /** Called once when the sixth digit arrives. */
  onComplete?: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A code of six digits: one input, so that autofill and paste work; the cells are painted (VAL-20). */
export function CodeField(props: CodeFieldProps) {
  const { value, onChange, onComplete, ref } = props;
  const [focused, setFocused] = useState(false);
  const [caret, setCaret] = useState(0);

  function change({ target }: ChangeEvent<HTMLInputElement>): void {
    const typed = target.value;
    const before = (target.selectionStart ?? typed.length) - 1;
    const isOneTooMany =
      value.length === CODE_LENGTH && typed.slice(0, before) + typed.slice(before + 1) === value;
    const digits = isOneTooMany ? value : limitCodeInput(typed);
    const place = isOneTooMany
      ? before
      : limitCodeInput(typed.slice(0, target.selectionStart ?? typed.length)).length;
    // Written at once, so that React finds the text it would render and leaves the caret alone.
    target.value = digits;
    target.setSelectionRange(place, place);
    setCaret(place);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === CODE_LENGTH) onComplete?.(digits);
  }

  function followCaret({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
    setCaret(currentTarget.selectionStart ?? currentTarget.value.length);
  }

  const next = Math.min(caret, value.length, CODE_LENGTH - 1);
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
              value={value}
              onFocus={() => setFocused(true)}
              onBlur={() => setFocused(false)}
              onSelect={followCaret}
              onChange={change}
            />
            <span className={styles.cells} aria-hidden="true">
              {cells.map((cell) => (
                <i
                  key={cell}
                  data-next={(focused && cell === next) || undefined}
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
