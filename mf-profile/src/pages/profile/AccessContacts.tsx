import type { Client } from '@portal/api/clientData';
import { formatPhone, isRegistrationPhone } from '@portal/domain/phones';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Check, Plus, ShieldCheck } from '@portal/ui/icons';
import { List, ListRow } from '@portal/ui/ListRow';
import { Row, Stack } from '@portal/ui/Stack';
import { Tag } from '@portal/ui/Tag';
import { Text } from '@portal/ui/Text';
import { useEffect, useState } from 'react';
import type { Channel } from '../../access/readLogin.ts';
import styles from './profile.module.css';
import { texts } from './texts.ts';
import { ValidateContact } from './ValidateContact.tsx';

/** How long the success message stays, in milliseconds (PRO-11). */
const SUCCESS_MS = 10_000;
const channels: readonly Channel[] = ['phone', 'email'];

/** The contacts that the customer logs in with, each validated by a code (PRO-10, PRO-12). */
export function AccessContacts({ client }: { client: Client }) {
  const [validating, setValidating] = useState<Channel | null>(null);
  const [validated, setValidated] = useState<Channel | null>(null);
  const words = texts.access;
  const contacts = {
    phone: { value: client.login_phone, isValidated: client.login_phone_validated },
    email: { value: client.login_email, isValidated: client.login_email_validated },
  };

  // A contact that was given and never proven is one code away from it (C-247).
  const suggested = {
    phone:
      client.login_phone ?? client.phones.find(({ number }) => isRegistrationPhone(number))?.number,
    email: client.login_email ?? client.email,
  };

  useEffect(() => {
    if (validated === null) return undefined;
    const timer = setTimeout(() => setValidated(null), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [validated]);

  const known = channels.filter((channel) => contacts[channel].value);
  const open = channels.filter(
    (channel) => !contacts[channel].isValidated && channel !== validating,
  );
  return (
    <>
      <hr className={styles.rule} />
      <Stack gap="medium">
        <Text as="h3" size="card">
          {words.title}
        </Text>
        <List>
          {known.map((channel) => (
            <ListRow
              key={channel}
              figures
              title={
                <span className={styles.contact}>
                  {show(channel, contacts[channel].value ?? '')}
                  {contacts[channel].isValidated ? (
                    <Tag tone="success" icon={<Check />}>
                      {words.validated}
                    </Tag>
                  ) : (
                    <Tag tone="attention">{words.notValidated}</Tag>
                  )}
                </span>
              }
              sub={contacts[channel].isValidated ? words.entersWith[channel] : undefined}
              end={
                contacts[channel].isValidated &&
                channel !== validating && (
                  <Button
                    variant="ghost"
                    size="small"
                    aria-label={words.changeOf(show(channel, contacts[channel].value ?? ''))}
                    onClick={() => setValidating(channel)}
                  >
                    {words.change}
                  </Button>
                )
              }
            />
          ))}
        </List>
        {validated && (
          <Banner tone="success" live>
            {words.done[validated]}
          </Banner>
        )}
        {validating && (
          <ValidateContact
            key={validating}
            channel={validating}
            initial={contacts[validating].isValidated ? '' : (suggested[validating] ?? '')}
            hint={contacts[validating].isValidated ? words.changeHint[validating] : undefined}
            onCancel={() => setValidating(null)}
            onValidated={() => {
              setValidated(validating);
              setValidating(null);
            }}
          />
        )}
        {open.map((channel) => (
          <Row key={channel}>
            <Button
              variant="ghost"
              size="small"
              icon={contacts[channel].value ? <ShieldCheck /> : <Plus />}
              onClick={() => setValidating(channel)}
            >
              {contacts[channel].value ? words.validate : words.add[channel]}
            </Button>
          </Row>
        ))}
      </Stack>
    </>
  );
}

function show(channel: Channel, contact: string): string {
  return channel === 'phone' ? formatPhone(contact, { country: true }) : contact;
}
