import { EMAIL_INVALID_IN_FORM, isEmail, normaliseEmail } from '@portal/domain/contact/isEmail';
import { nationalNumber, normaliseToE164, PHONE_INVALID } from '@portal/domain/contact/formatPhone';
import { isRegistrationPhone } from '@portal/domain/contact/isRegistrationPhone';
import { usePortal } from '@portal/remote/usePortal';
import { useProvider } from '@portal/remote/useProvider';
import { Button } from '@portal/ui/Button';
import { EmailField } from '@portal/ui/EmailField';
import { Form } from '@portal/ui/Form';
import { PageHeading } from '@portal/ui/PageHeading';
import { PhoneField } from '@portal/ui/PhoneField';
import { Row } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { TextLink } from '@portal/ui/TextLink';
import { useState } from 'react';
import styles from '../../access/access.module.css';
import type { AccessDraft } from '../../access/accessDraft.ts';
import { LOGIN_PATH } from '../../access/loginPath.ts';
import type { Channel, LoginContact } from '../../access/readLogin.ts';
import { texts } from '../../access/texts.ts';
import { useCodeRequest } from '../../access/useCodeRequest.ts';

/** First step of registering: the phone (or e-mail) that a code is sent to. */
export function RegistrationContactStep({
  search,
  purpose,
  parked,
  onCodeSent,
  onPassword,
}: {
  search: string;
  /** What an account is wanted for; null where nothing particular is. */
  purpose: string | null;
  /** What is known of a contact that a code was sent to before. */
  parked: AccessDraft | null;
  onCodeSent: (draft: AccessDraft) => void;
  /** The visitor would rather choose a password. */
  onPassword: () => void;
}) {
  const { navigation } = usePortal();
  const provider = useProvider();
  const query = new URLSearchParams(search);
  const [channel, setChannel] = useState<Channel>(
    parked?.channel ?? (query.has('email') ? 'email' : 'phone'),
  );
  const known = { [parked?.channel ?? '']: parked?.contact };
  const [phone, setPhone] = useState(
    () => nationalNumber(known['phone'] ?? query.get('phone') ?? '') ?? '',
  );
  const [email, setEmail] = useState(() => known['email'] ?? query.get('email') ?? '');
  const [error, setError] = useState<string | null>(null);
  const request = useCodeRequest(parked);

  async function submit(): Promise<void> {
    const checked = readContact(channel, channel === 'phone' ? phone : email);
    if (typeof checked === 'string') return setError(checked);
    const draft = await request.run(checked);
    if (draft) onCodeSent(draft);
  }

  return (
    <>
      <PageHeading description={purpose ?? texts.register.purpose(provider.name)}>
        {texts.register.title}
      </PageHeading>
      <Form onSubmit={submit}>
        {channel === 'phone' ? (
          <PhoneField
            label={texts.register.phone}
            hint={texts.register.phoneHint}
            name="phone"
            value={phone}
            error={error}
            onChange={(value) => {
              setPhone(value);
              setError(null);
            }}
          />
        ) : (
          <EmailField
            label={texts.register.email}
            hint={texts.register.emailHint}
            name="email"
            value={email}
            error={error}
            onChange={(value) => {
              setEmail(value);
              setError(null);
            }}
          />
        )}
        <Row gap="normal">
          <TextLink
            standalone
            onClick={() => {
              setChannel(channel === 'phone' ? 'email' : 'phone');
              setError(null);
            }}
          >
            {channel === 'phone' ? texts.register.byEmail : texts.register.byPhone}
          </TextLink>
          {channel === 'email' && (
            <TextLink standalone onClick={onPassword}>
              {texts.register.byPassword}
            </TextLink>
          )}
        </Row>
        <Button type="submit" variant="primary" block loading={request.busy}>
          {texts.register.requestCode}
        </Button>
      </Form>
      <hr className={styles.rule} />
      <Row between>
        <Text tone="second">{texts.register.hasAccount}</Text>
        <Button size="small" href={`${navigation.base}${LOGIN_PATH}${search}`}>
          {texts.register.login}
        </Button>
      </Row>
    </>
  );
}

/** The contact to register with, or what is wrong with it (VAL-01, VAL-08, VAL-19). */
function readContact(channel: Channel, text: string): LoginContact | string {
  if (text.trim() === '') return texts.required;
  if (channel === 'email') {
    const email = normaliseEmail(text);
    return isEmail(email) ? { channel, contact: email } : EMAIL_INVALID_IN_FORM;
  }
  const contact = isRegistrationPhone(text) ? normaliseToE164(text) : undefined;
  return contact === undefined ? PHONE_INVALID : { channel, contact };
}
