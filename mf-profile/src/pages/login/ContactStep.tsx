import { ApiError } from '@portal/api/http/apiError';
import { createIdentityApi } from '@portal/api/account/createIdentityApi';
import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Form } from '@portal/ui/Form';
import { PageHeading } from '@portal/ui/PageHeading';
import { PasswordField } from '@portal/ui/PasswordField';
import { Row, Stack } from '@portal/ui/Stack';
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

export interface ContactStepProps {
  search: string;
  /** What logging in is wanted for; null where nothing particular is. */
  purpose: string | null;
  /** What is known of a contact that a code was sent to before. */
  parked: AccessDraft | null;
  onCodeSent: (draft: AccessDraft) => void;
  /** What the login says of whether the page could offer a passkey. */
  canOffer: () => Promise<{ can_passkey?: true }>;
  onToken: (token: string, offersPasskey?: boolean) => Promise<void>;
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
  const { navigation, overlays } = usePortal();
  const identity = useApi(createIdentityApi);
  const codeRequest = useCodeRequest(parked);
  const [login, setLogin] = useState(() => parked?.contact ?? prefilled(search));
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ login?: string; password?: string }>({});
  const [refused, setRefused] = useState(false);
  const [wantsCode, setWantsCode] = useState(
    () => new URLSearchParams(search).get('mode') === 'code',
  );
  const contactField = useRef<HTMLInputElement>(null);

  const enter = useAction<LoginContact, void>(
    async ({ contact }) => {
      setRefused(false);
      const offerable = await canOffer();
      const entered = await identity.login({ login: contact, password, ...offerable });
      await onToken(entered.token, entered.offer_passkey);
    },
    {
      onError: async (error) => {
        const isRefusal = error instanceof ApiError && [400, 401, 403].includes(error.status);
        if (isRefusal) setRefused(true);
        else await showApiError(overlays, error);
      },
    },
  );

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
    else void enter.run(contact);
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
          <>
            <PasswordField
              label={texts.login.password}
              name="password"
              value={password}
              error={errors.password}
              onChange={(value) => {
                setPassword(value);
                setErrors({});
              }}
            />
            <Row>
              <TextLink standalone onClick={() => void sendCode(true)}>
                {texts.login.forgotten}
              </TextLink>
            </Row>
            <Stack gap="medium">
              <Button type="submit" variant="primary" block loading={enter.busy}>
                {texts.login.enter}
              </Button>
              <Button block loading={codeRequest.busy} onClick={() => sendCode(false)}>
                {texts.login.enterByCode}
              </Button>
            </Stack>
          </>
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

/** A lite visitor comes with the phone or the e-mail in the address (LITE-10). */
function prefilled(search: string): string {
  const query = new URLSearchParams(search);
  return query.get('email') ?? query.get('phone') ?? '';
}
