import { PORTUGAL_PREFIX } from '@portal/domain/contact/formatPhone';
import { DigitsField, type DigitsFieldProps } from '../DigitsField/DigitsField.tsx';
import { groupDigits } from '../DigitsField/digitsEdit.ts';
import { nationalDigits } from './nationalDigits.ts';

const rule = { length: 9, read: nationalDigits };

/** `value` holds the national digits only: «912345678». */
export type PhoneFieldProps = DigitsFieldProps & { onChange: (digits: string) => void };

/** A Portuguese telephone number: +351 is fixed, the digits group themselves. */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <DigitsField
      placeholder={groupDigits('912345678')}
      {...props}
      rule={rule}
      type="tel"
      autoComplete="tel-national"
      prefix={PORTUGAL_PREFIX}
    />
  );
}
