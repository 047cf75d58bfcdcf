import { createIdentityApi } from '@portal/api/account/createIdentityApi';
import { EMAIL_INVALID_IN_FORM, isEmail, normaliseEmail } from '@portal/domain/contact/isEmail';
import { isStrongPassword, PASSWORD_RULE } from '@portal/domain/access/isStrongPassword';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { EmailField } from '@portal/ui/EmailField';
import { Form } from '@portal/ui/Form';
import { PageHeading } from '@portal/ui/PageHeading';
import { PasswordField } from '@portal/ui/PasswordField';
import { Row } from '@portal/ui/Stack';
import { TextLink } from '@portal/ui/TextLink';
import { useState } from 'react';
import { texts } from '../../access/texts.ts';
import { useResendConfirmation } from '../../access/useResendConfirmation.ts';
import { PasswordChecks } from '../password/PasswordChecks.tsx';
import { showSignUpError } from './showSignUpError.ts';

interface Errors {
  email?: string;
  password?: string;
}

/** Signing up with e-mail and password (API-08); the e-mail is confirmed by a link that is sent to it. */
export function SignUpStep({ onBack }: { onBack: () => void }) {
  const { navigation, overlays, report, session } = usePortal();
  const identity = useApi(createIdentityApi);
  const resend = useResendConfirmation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>({});

  const signUp = useAction<{ email: string; password: string }, void>(
    async (account) => {
      const { token } = await identity.signup(account);
      await session.adopt(token);
      navigation.navigate('/perfil', { replace: true });
      await overlays.info({
        title: texts.signUp.doneTitle,
        body: texts.signUp.done(account.email),
      });
    },
    {
      onError: async (error) => {
        const account = { email: normaliseEmail(email), password };
        const isToConfirm = await showSignUpError({ overlays, report }, error, account.email);
        if (isToConfirm) await resend.run(account);
      },
    },
  );

  async function submit(): Promise<void> {
    const account = { email: normaliseEmail(email), password };
    const found = check(account);
    setErrors(found);
    if (found.email === undefined && found.password === undefined) await signUp.run(account);
  }

  return (
    <>
      <PageHeading description={texts.signUp.purpose}>{texts.signUp.title}</PageHeading>
      <Form onSubmit={submit}>
        <EmailField
          label={texts.signUp.email}
          name="email"
          value={email}
          error={errors.email}
          onChange={(value) => {
            setEmail(value);
            setErrors({ ...errors, email: undefined });
          }}
        />
        <PasswordField
          label={texts.signUp.password}
          name="new-password"
          autoComplete="new-password"
          value={password}
          error={errors.password}
          onChange={(value) => {
            setPassword(value);
            setErrors({ ...errors, password: undefined });
          }}
        />
        <PasswordChecks password={password} />
        <Button type="submit" variant="primary" block loading={signUp.busy}>
          {texts.signUp.submit}
        </Button>
        <Row>
          <TextLink standalone onClick={onBack}>
            {texts.register.byCode}
          </TextLink>
        </Row>
      </Form>
    </>
  );
}

/** What is wrong with the fields (VAL-01, VAL-05, VAL-19). */
function check({ email, password }: { email: string; password: string }): Errors {
  const found: Errors = {};
  if (email === '') found.email = texts.required;
  else if (!isEmail(email)) found.email = EMAIL_INVALID_IN_FORM;
  if (password === '') found.password = texts.required;
  else if (!isStrongPassword(password)) found.password = PASSWORD_RULE;
  return found;
}
