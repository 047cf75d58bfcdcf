import type { ContactKind } from '@portal/domain/contact/contact';
import { EmailField } from '@portal/ui/EmailField';
import { PhoneField } from '@portal/ui/PhoneField';

interface ContactFieldProps {
  kind: ContactKind;
  label: string;
  hint?: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** The field for one phone number or one e-mail. */
export function ContactField({ kind, ...field }: ContactFieldProps) {
  if (kind === 'phone') return <PhoneField {...field} />;
  return <EmailField {...field} />;
}
