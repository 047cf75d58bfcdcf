import type { ChangeEvent, CompositionEvent, Ref } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { spokenCounter } from '../spokenCounter/spokenCounter.ts';
import { texts } from '../texts.ts';
import { fitText } from './fitText.ts';
import styles from './TextAreaField.module.css';

export interface TextAreaFieldProps extends Omit<FieldProps, 'counter'> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  id?: string;
  name?: string;
  /** Characters at most; shown as a counter, and as a hint unless another is given. */
  maxLength?: number;
  rows?: number;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text, counted. What does not fit is not taken; the rest of the text stays. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { value, onChange, maxLength = Infinity, rows = 3 } = props;
  const isCounted = props.maxLength !== undefined;

  function write(area: HTMLTextAreaElement): void {
    const caret = area.selectionStart;
    const fitted = fitText(value, area.value, caret, maxLength);
    if (fitted.text !== area.value) {
      // Written at once, so that React finds the text it would render and leaves the caret alone.
      area.value = fitted.text;
      area.setSelectionRange(fitted.caret, fitted.caret);
    }
    if (fitted.text !== value) onChange(fitted.text);
  }

  function change(event: ChangeEvent<HTMLTextAreaElement>): void {
    // Until the input method has finished, its letters are not to be touched.
    if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) {
      onChange(event.target.value);
    } else write(event.target);
  }

  return (
    <Field
      {...props}
      hint={props.hint ?? (isCounted ? texts.maximum(maxLength) : undefined)}
      counter={
        isCounted && (
          <>
            <span className="num">{`${value.length} / ${maxLength}`}</span>
            <span className="visually-hidden" role="status">
              {spokenCounter(value.length, maxLength)}
            </span>
          </>
        )
      }
    >
      {(control) => (
        <textarea
          {...control}
          ref={props.ref}
          className={styles.textarea}
          name={props.name}
          rows={rows}
          placeholder={props.placeholder}
          required={props.required}
          disabled={props.disabled}
          value={value}
          onBlur={props.onBlur}
          onChange={change}
          onCompositionEnd={(event: CompositionEvent<HTMLTextAreaElement>) =>
            write(event.currentTarget)
          }
        />
      )}
    </Field>
  );
}
