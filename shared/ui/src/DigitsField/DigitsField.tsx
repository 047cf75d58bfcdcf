import type { ChangeEvent, ClipboardEvent, HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { classNames } from '../classNames/classNames.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { Lock } from '../icons/states/Lock.ts';
import styles from '../TextField/TextField.module.css';
import {
  caretAfterDigits,
  digitsOf,
  groupDigits,
  readEdit,
  type DigitsEdit,
  type DigitsRule,
} from './digitsEdit.ts';

export interface DigitsFieldProps extends FieldProps {
  /** Digits only; shown in groups of three. */
  value: string;
  onChange?: (digits: string) => void;
  onBlur?: () => void;
  id?: string;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  /** Shown but not to be changed, with a padlock. */
  locked?: boolean;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A number that groups itself while it is typed; phone and NIF are made of it. */
export function DigitsField(
  props: DigitsFieldProps & {
    rule: DigitsRule;
    type: 'tel' | 'text';
    autoComplete: HTMLInputAutoCompleteAttribute;
    prefix?: string;
  },
) {
  const { value, onChange, rule, locked, prefix } = props;

  // Written at once, so that React finds the text it would render and leaves the caret alone.
  function write(input: HTMLInputElement, edit: DigitsEdit): void {
    const grouped = groupDigits(edit.digits);
    const caret = caretAfterDigits(grouped, edit.caret);
    input.value = grouped;
    input.setSelectionRange(caret, caret);
    if (edit.digits !== value) onChange?.(edit.digits);
  }

  function change(event: ChangeEvent<HTMLInputElement>): void {
    const input = event.target;
    const typed = { text: input.value, caret: input.selectionStart ?? input.value.length };
    write(input, readEdit(digitsOf(value), typed, rule, deletionOf(event.nativeEvent)));
  }

  /** A whole number replaces what is there; a part of one goes where the caret is. */
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const digits = rule.read(event.clipboardData.getData('text'));
    if (digits.length < rule.length || locked) return;
    event.preventDefault();
    write(event.currentTarget, { digits, caret: digits.length });
  }

  return (
    <Field {...props}>
      {(control) => (
        <div className={classNames(styles.affix, locked && styles.locked)}>
          {prefix && (
            <span className={styles.before} aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            {...control}
            ref={props.ref}
            className={classNames(styles.input, styles.bare, 'num')}
            type={props.type}
            inputMode="numeric"
            autoComplete={props.autoComplete}
            name={props.name}
            required={props.required}
            disabled={props.disabled}
            readOnly={locked}
            placeholder={props.placeholder}
            value={groupDigits(value)}
            onBlur={props.onBlur}
            onChange={change}
            onPaste={paste}
          />
          {locked && (
            <span className={styles.after}>
              <Lock />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

function deletionOf(event: Event): 'backward' | 'forward' | undefined {
  if (!(event instanceof InputEvent)) return undefined;
  if (event.inputType === 'deleteContentBackward') return 'backward';
  return event.inputType === 'deleteContentForward' ? 'forward' : undefined;
}
