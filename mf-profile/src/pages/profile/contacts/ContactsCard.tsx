import { Banner } from '@portal/ui/Banner';
import { Card } from '@portal/ui/Card';
import type { ReactNode } from 'react';
import { ContactList } from './ContactList.tsx';
import type { ProfileForm } from '../profileForm.ts';
import { texts } from '../texts.ts';

export interface ContactsCardProps {
  form: ProfileForm;
  error?: string;
  onChange: (changes: Partial<ProfileForm>) => void;
  /** The contacts that the customer logs in with. */
  children: ReactNode;
}

/** Preferred contacts: phones and e-mails (PRO-01). */
export function ContactsCard({ form, error, onChange, children }: ContactsCardProps) {
  return (
    <Card title={texts.contacts.title} titleSize="title" titleId="contacts">
      {error && (
        <Banner tone="danger" live>
          {error}
        </Banner>
      )}
      <ContactList
        kind="phone"
        title={texts.contacts.phones}
        contacts={form.phones}
        onChange={(phones) => onChange({ phones })}
      />
      <ContactList
        kind="email"
        title={texts.contacts.emails}
        contacts={form.emails}
        onChange={(emails) => onChange({ emails })}
      />
      {children}
    </Card>
  );
}
