import type { Client } from '@portal/api/account/client';
import { formatPhone, nationalNumber } from '@portal/domain/contact/formatPhone';
import { isRegistrationPhone } from '@portal/domain/contact/isRegistrationPhone';
import { useKeptUnsent } from '@portal/remote/useKeptUnsent';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Check } from '@portal/ui/icons/states/Check';
import { Plus } from '@portal/ui/icons/controls/Plus';
import { ShieldCheck } from '@portal/ui/icons/states/ShieldCheck';
import { List, ListRow } from '@portal/ui/ListRow';
import { Row, Stack } from '@portal/ui/Stack';
import { Tag } from '@portal/ui/Tag';
import { Text } from '@portal/ui/Text';
import { useEffect, useState } from 'react';
import type { Channel } from '../../../access/readLogin.ts';
import { parseContactAttempt, type ContactAttempt } from '../../../access/contactAttempt.ts';
import { useLeaveQuestion } from '../../../useLeaveQuestion.ts';
import styles from '../profile.module.css';
import { texts } from '../texts.ts';
import { ValidateContact } from './ValidateContact.tsx';

/** How long the success message stays, in milliseconds (PRO-11). */
const SUCCESS_MS = 10_000;
const channels: readonly Channel[] = ['phone', 'email'];

/** The contacts that the customer logs in with, each validated by a code (PRO-10, PRO-12). */
export function AccessContacts({ client }: { client: Client }) {
  const [attempt, setAttempt] = useState<ContactAttempt | null>(null);
  // Each is an object of its own: validated once more, the message stays as long again.
  const [validated, setValidated] = useState<{ channel: Channel } | null>(null);
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
  const initial = (channel: Channel): string => {
    const known = contacts[channel].isValidated ? '' : (suggested[channel] ?? '');
    return channel === 'phone' ? (nationalNumber(known) ?? '') : known;
  };
  const validating = attempt?.channel ?? null;
  const isTouched =
    attempt !== null && (attempt.draft !== null || attempt.contact !== initial(attempt.channel));
  useLeaveQuestion(isTouched, texts.leave);
  // Who looks for the code in another application may come back to a page that is loaded anew.
  useKeptUnsent('login-contact', {
    unsent: isTouched ? attempt : null,
    parse: parseContactAttempt,
    restore: setAttempt,
  });
  const begin = (channel: Channel): void =>
    setAttempt({ channel, contact: initial(channel), draft: null });

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
                    onClick={() => begin(channel)}
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
            {words.done[validated.channel]}
          </Banner>
        )}
        {attempt && (
          <ValidateContact
            key={attempt.channel}
            attempt={attempt}
            hint={
              contacts[attempt.channel].isValidated ? words.changeHint[attempt.channel] : undefined
            }
            onChange={setAttempt}
            onCancel={() => setAttempt(null)}
            onValidated={() => {
              setValidated({ channel: attempt.channel });
              setAttempt(null);
            }}
          />
        )}
        {open.map((channel) => (
          <Row key={channel}>
            <Button
              variant="ghost"
              size="small"
              icon={contacts[channel].value ? <ShieldCheck /> : <Plus />}
              onClick={() => begin(channel)}
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
