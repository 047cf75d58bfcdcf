import type { ChangeEvent, CompositionEvent, Ref } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { spokenCounter } from '../spokenCounter/spokenCounter.ts';
import { fieldTexts } from '../Field/texts.ts';
import styles from './TextAreaField.module.css';
import { isComposing, writeFitted } from './writeFitted.ts';

export interface TextAreaFieldProps extends Omit<FieldProps, 'counter'> {
  value: string;
  onChange: (value: string) => void;
  name?: string;
  /** Characters at most; shown as a counter, and as a hint unless another is given. */
  maxLength?: number;
  rows?: number;
  placeholder?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text, counted. What does not fit is not taken; the rest of the text stays. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { value, onChange, maxLength = Infinity, rows = 3 } = props;
  const isCounted = props.maxLength !== undefined;

  function write(area: HTMLTextAreaElement): void {
    const text = writeFitted(area, value, maxLength);
    if (text !== value) onChange(text);
  }

  function change({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>): void {
    if (isComposing(nativeEvent)) onChange(target.value);
    else write(target);
  }

  return (
    <Field
      {...props}
      hint={props.hint ?? (isCounted ? fieldTexts.maximum(maxLength) : undefined)}
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
          value={value}
          onChange={change}
          onCompositionEnd={(event: CompositionEvent<HTMLTextAreaElement>) =>
            write(event.currentTarget)
          }
        />
      )}
    </Field>
  );
}
