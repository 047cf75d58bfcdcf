import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode, Ref } from 'react';
import { classNames } from '../classNames/classNames.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { Lock } from '../icons/states/Lock.ts';
import styles from './TextField.module.css';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  id?: string;
  name?: string;
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'decimal' | 'search';
  autoCapitalize?: 'characters' | 'words' | 'none';
  /** Left to the browser unless given. */
  spellCheck?: boolean;
  maxLength?: number;
  placeholder?: string;
  required?: boolean;
  /** Shown but not to be changed, with a padlock. */
  locked?: boolean;
  disabled?: boolean;
  /** Tabular figures. */
  figures?: boolean;
  /** Fixed text before the value: «+351». */
  prefix?: string;
  /** After the value: a button or an icon. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    name,
    type = 'text',
    autoComplete,
    inputMode,
    autoCapitalize,
    maxLength,
  } = props;
  const { spellCheck, placeholder, required, locked, disabled, figures, prefix, end, ref } = props;
  const affixed = Boolean(prefix || end || locked);
  return (
    <Field {...props}>
      {(control) => {
        const input = (
          <input
            {...control}
            ref={ref}
            className={classNames(styles.input, affixed && styles.bare, figures && 'num')}
            name={name}
            type={type}
            value={value}
            onChange={(event) => onChange?.(event.target.value)}
            onBlur={onBlur}
            autoComplete={autoComplete}
            inputMode={inputMode}
            autoCapitalize={autoCapitalize}
            spellCheck={spellCheck}
            maxLength={maxLength}
            placeholder={placeholder}
            required={required}
            readOnly={locked}
            disabled={disabled}
          />
        );
        if (!affixed) return input;
        return (
          <div className={classNames(styles.affix, locked && styles.locked)}>
            {prefix && (
              <span className={styles.before} aria-hidden="true">
                {prefix}
              </span>
            )}
            {input}
            {locked ? (
              <span className={styles.after}>
                <Lock />
              </span>
            ) : (
              end && <span className={styles.after}>{end}</span>
            )}
          </div>
        );
      }}
    </Field>
  );
}
