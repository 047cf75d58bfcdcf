import { EMAIL_MAX_LENGTH } from '@portal/domain/contact/isEmail';
import type { Client } from '@portal/api/account/client';
import { Card } from '@portal/ui/Card';
import { EmailField } from '@portal/ui/EmailField';
import { FormFull, FormGrid } from '@portal/ui/Field';
import { PhoneField } from '@portal/ui/PhoneField';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
import { contactErrors, shownContact, type Contact } from './contactChange.ts';
import { texts } from '../../texts.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';

/** The customer's contact, to be confirmed or corrected. What is typed survives going back. */
export function ContactForm({ handle, client }: { handle: WizardHandle; client: Client }) {
  const { booking, dispatch } = handle;
  const [left, setLeft] = useState<readonly (keyof Contact)[]>([]);
  const contact = shownContact(client, booking.contact);
  const errors = contactErrors(client, contact);
  // What is missing in what is stored is said at once: nobody leaves a field that they did not touch.
  const stored = contactErrors(client, shownContact(client, {}));
  const edit = (part: Partial<Contact>) => dispatch({ type: 'editContact', part });
  const leave = (field: keyof Contact) => () => setLeft((current) => [...current, field]);
  const error = (field: keyof Contact) =>
    left.includes(field) || stored[field] !== null ? errors[field] : null;

  return (
    <Card title={texts.yourData}>
      <FormGrid columns={2}>
        <TextField
          label={texts.name}
          value={contact.name}
          onChange={(name) => edit({ name })}
          onBlur={leave('name')}
          error={error('name')}
          autoComplete="name"
          maxLength={200}
          required
        />
        <PhoneField
          label={texts.mobile}
          hint={texts.mobileHint}
          value={contact.phone}
          onChange={(phone) => edit({ phone })}
          onBlur={leave('phone')}
          error={error('phone')}
        />
        <FormFull>
          <EmailField
            label={texts.email}
            value={contact.email}
            onChange={(email) => edit({ email })}
            onBlur={leave('email')}
            error={error('email')}
            maxLength={EMAIL_MAX_LENGTH}
          />
        </FormFull>
      </FormGrid>
    </Card>
  );
}
