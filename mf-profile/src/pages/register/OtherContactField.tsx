import { EmailField } from '@portal/ui/EmailField';
import { PhoneField } from '@portal/ui/PhoneField';
import { texts } from '../../access/texts.ts';

export interface OtherContactFieldProps {
  /** Whether the contact that was validated is a phone, so that the other one is an e-mail. */
  isEmail: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The second contact of whoever registers, if wanted (PRO-02). */
export function OtherContactField({ isEmail, ...field }: OtherContactFieldProps) {
  return isEmail ? (
    <EmailField label={texts.register.email} optional name="email" {...field} />
  ) : (
    <PhoneField label={texts.register.phone} optional name="phone" {...field} />
  );
}
