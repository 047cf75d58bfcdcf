import { isValidNif, NIF_INVALID, NIF_LENGTH } from '@portal/domain/contact/nifError';
import { useState } from 'react';
import { DigitsField, type DigitsFieldProps } from '../DigitsField/DigitsField.tsx';
import { digitsOf } from '../DigitsField/digitsEdit.ts';

const rule = { length: NIF_LENGTH, read: digitsOf };

/** `value` holds the digits only: «123456789». */
export type NifFieldProps = DigitsFieldProps;

/**
 * A Portuguese tax number. Says itself that it is wrong once it is complete or left (VAL-15, VAL-16);
 * an `error` of the form goes first.
 */
export function NifField(props: NifFieldProps) {
  const { value, onChange, onBlur, locked, disabled, error } = props;
  const [left, setLeft] = useState(false);
  const isJudged = value !== '' && !locked && !disabled && (left || value.length >= NIF_LENGTH);
  return (
    <DigitsField
      {...props}
      rule={rule}
      type="text"
      autoComplete="off"
      error={error ?? (isJudged && !isValidNif(value) ? NIF_INVALID : null)}
      onChange={(digits) => {
        setLeft(false);
        onChange?.(digits);
      }}
      onBlur={() => {
        setLeft(true);
        onBlur?.();
      }}
    />
  );
}
