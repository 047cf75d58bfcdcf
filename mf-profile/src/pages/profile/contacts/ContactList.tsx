import {
  makePrimary,
  removeContact,
  type Contact,
  type ContactKind,
} from '@portal/domain/contact/contact';
import { MAX_CONTACTS } from '@portal/domain/limits';
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
import styles from '../profile.module.css';
import { texts } from '../texts.ts';
import { toggleInvoice } from './toggleInvoice.ts';
import { shownContact, useRemoveContact } from './useRemoveContact.ts';

export interface ContactListProps {
  kind: ContactKind;
  title: string;
  contacts: readonly Contact[];
  onChange: (contacts: readonly Contact[]) => void;
}

/** Phones or e-mails: one is primary, removing asks first, e-mails may receive invoices (PRO-07, PRO-08, PRO-09). */
export function ContactList({ kind, title, contacts, onChange }: ContactListProps) {
  const [opened, setOpened] = useState<Contact | null>(null);
  const words = texts.contacts;
  const remove = useRemoveContact(kind);

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
                  {shownContact(kind, contact)}
                  {contact.primary && contacts.length > 1 && (
                    <Tag icon={<Star />}>{words.primary}</Tag>
                  )}
                </span>
              }
              sub={contact.invoice ? words.invoices : undefined}
              end={
                <IconButton
                  label={words.options(shownContact(kind, contact))}
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
          title={shownContact(kind, opened)}
          canBePrimary={!opened.primary}
          onClose={() => setOpened(null)}
          onMakePrimary={() => onChange(makePrimary(contacts, opened.value))}
          onRemove={async () => {
            if (await remove(opened)) onChange(removeContact(contacts, opened.value));
          }}
        />
      )}
    </Stack>
  );
}
