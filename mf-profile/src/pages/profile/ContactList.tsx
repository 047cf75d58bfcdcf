import {
  makePrimary,
  removeContact,
  type Contact,
  type ContactKind,
} from '@portal/domain/contact/contact';
import { MAX_CONTACTS } from '@portal/domain/limits';
import { formatPhone } from '@portal/domain/contact/formatPhone';
import { usePortal } from '@portal/remote/usePortal';
import { IconButton } from '@portal/ui/IconButton';
import { EllipsisVertical } from '@portal/ui/icons/controls/EllipsisVertical';
import { Star } from '@portal/ui/icons/states/Star';
import { List, ListRow } from '@portal/ui/ListRow';
import { Stack } from '@portal/ui/Stack';
import { Switch } from '@portal/ui/Switch';
import { Tag } from '@portal/ui/Tag';
import { Text } from '@portal/ui/Text';
import { useState } from 'react';
import { AddContact } from './AddContact.tsx';
import { ContactOptions } from './ContactOptions.tsx';
import styles from './profile.module.css';
import { texts } from './texts.ts';
import { toggleInvoice } from './toggleInvoice.ts';

export interface ContactListProps {
  kind: ContactKind;
  title: string;
  contacts: readonly Contact[];
  onChange: (contacts: readonly Contact[]) => void;
}

/** Phones or e-mails: one is primary, removing asks first, e-mails may receive invoices (PRO-07, PRO-08, PRO-09). */
export function ContactList({ kind, title, contacts, onChange }: ContactListProps) {
  const { overlays } = usePortal();
  const [opened, setOpened] = useState<Contact | null>(null);
  const words = texts.contacts;
  const show = (contact: Contact) =>
    kind === 'phone' ? formatPhone(contact.value, { country: true }) : contact.value;

  async function remove(contact: Contact): Promise<void> {
    const confirmed = await overlays.confirm({
      title: words.removeDialog.title,
      body: words.removeDialog.body(show(contact)),
      confirmLabel: words.remove,
      cancelLabel: words.cancel,
      tone: 'danger',
    });
    if (confirmed) onChange(removeContact(contacts, contact.value));
  }

  return (
    <Stack gap="tiny">
      <Text as="h3" size="small" tone="second">
        {title}
      </Text>
      {contacts.length === 0 ? (
        <Text size="small" tone="third">
          {words.empty[kind]}
        </Text>
      ) : (
        <List>
          {contacts.map((contact) => (
            <ListRow
              key={contact.value}
              figures
              title={
                <span className={styles.contact}>
                  {show(contact)}
                  {contact.primary && contacts.length > 1 && (
                    <Tag icon={<Star />}>{words.primary}</Tag>
                  )}
                </span>
              }
              sub={contact.invoice ? words.invoices : undefined}
              end={
                <IconButton
                  label={words.options(show(contact))}
                  icon={<EllipsisVertical />}
                  aria-haspopup="dialog"
                  onClick={() => setOpened(contact)}
                />
              }
            />
          ))}
        </List>
      )}
      {kind === 'email' &&
        contacts.map((contact) => (
          <Switch
            key={contact.value}
            checked={contact.invoice}
            description={contacts.length > 1 ? contact.value : undefined}
            onChange={() => onChange(toggleInvoice(contacts, contact.value))}
          >
            {words.sendInvoices}
          </Switch>
        ))}
      {contacts.length < MAX_CONTACTS[kind] && (
        <AddContact kind={kind} contacts={contacts} onAdded={onChange} />
      )}
      {opened && (
        <ContactOptions
          title={show(opened)}
          canBePrimary={!opened.primary}
          onClose={() => setOpened(null)}
          onMakePrimary={() => onChange(makePrimary(contacts, opened.value))}
          onRemove={() => void remove(opened)}
        />
      )}
    </Stack>
  );
}
