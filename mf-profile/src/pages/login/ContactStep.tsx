import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Form } from '@portal/ui/Form';
import { PageHeading } from '@portal/ui/PageHeading';
import { Row } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { TextField } from '@portal/ui/TextField';
import { TextLink } from '@portal/ui/TextLink';
import { useRef, useState } from 'react';
import styles from '../../access/access.module.css';
import type { AccessDraft } from '../../access/accessDraft.ts';
import { REGISTRATION_PATH } from '../../access/loginPath.ts';
import { readLogin, type LoginContact } from '../../access/readLogin.ts';
import { texts } from '../../access/texts.ts';
import { useCodeRequest } from '../../access/useCodeRequest.ts';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { prefilledContact } from './prefilledContact.ts';
import { usePasswordLogin, type PasswordLogin } from './usePasswordLogin.ts';

export interface ContactStepProps extends PasswordLogin {
  search: string;
  /** What logging in is wanted for; null where nothing particular is. */
  purpose: string | null;
  /** What is known of a contact that a code was sent to before. */
  parked: AccessDraft | null;
  onCodeSent: (draft: AccessDraft) => void;
}

/** First step of logging in: who, and either the password or a code. */
export function ContactStep({
  search,
  purpose,
  parked,
  onCodeSent,
  canOffer,
  onToken,
}: ContactStepProps) {
  const { navigation } = usePortal();
  const codeRequest = useCodeRequest(parked);
  const { enter, refused } = usePasswordLogin({ canOffer, onToken });
  const [login, setLogin] = useState(() => parked?.contact ?? prefilledContact(search));
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ login?: string; password?: string }>({});
  const [wantsCode, setWantsCode] = useState(
    () => new URLSearchParams(search).get('mode') === 'code',
  );
  const contactField = useRef<HTMLInputElement>(null);

  function contactOrError(): LoginContact | undefined {
    const contact = readLogin(login);
    if (contact !== undefined) return contact;
    const isEmpty = login.trim() === '';
    setErrors({ login: isEmpty ? texts.required : texts.login.contactInvalid });
    return undefined;
  }

  function submit(): void {
    if (wantsCode) {
      void sendCode(false);
      return;
    }
    const contact = contactOrError();
    if (contact === undefined) return;
    if (password === '') setErrors({ password: texts.required });
    else void enter.run({ contact: contact.contact, password });
  }

  async function sendCode(forgotPassword: boolean): Promise<void> {
    if (forgotPassword && login.trim() === '') {
      setErrors({ login: texts.login.forgottenWhose });
      contactField.current?.focus();
      return;
    }
    const contact = contactOrError();
    if (contact === undefined || enter.busy) return;
    const draft = await codeRequest.run(contact);
    if (draft) onCodeSent({ ...draft, forgotPassword });
  }

  return (
    <>
      <PageHeading description={purpose ?? (wantsCode ? texts.login.codePurpose : undefined)}>
        {texts.login.title}
      </PageHeading>
      <Form onSubmit={submit}>
        {refused && <LoginFailure login={login} password={password} />}
        <TextField
          ref={contactField}
          label={texts.login.contact}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          value={login}
          error={errors.login}
          onChange={(value) => {
            setLogin(value);
            setErrors({});
          }}
        />
        {wantsCode ? (
          <>
            <Button type="submit" variant="primary" block loading={codeRequest.busy}>
              {texts.login.enterByCode}
            </Button>
            <Row>
              <TextLink standalone onClick={() => setWantsCode(false)}>
                {texts.login.byPassword}
              </TextLink>
            </Row>
          </>
        ) : (
          <PasswordPart
            value={password}
            error={errors.password}
            onChange={(value) => {
              setPassword(value);
              setErrors({});
            }}
            entering={enter.busy}
            sending={codeRequest.busy}
            onForgotten={() => void sendCode(true)}
            onCode={() => sendCode(false)}
          />
        )}
      </Form>
      <PasskeyLogin onToken={onToken} />
      <hr className={styles.rule} />
      <Row between>
        <Text tone="second">{texts.login.noAccount}</Text>
        <Button size="small" href={`${navigation.base}${REGISTRATION_PATH}${search}`}>
          {texts.login.register}
        </Button>
      </Row>
    </>
  );
}
