import { ApiError } from '@portal/api/http/apiError';
import { createIdentityApi } from '@portal/api/account/createIdentityApi';
import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { useParcel, usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Form } from '@portal/ui/Form';
import { PageHeading } from '@portal/ui/PageHeading';
import { PasswordField } from '@portal/ui/PasswordField';
import { useState } from 'react';
import { LOGIN_PATH } from '../../access/loginPath.ts';
import { texts } from '../../access/texts.ts';
import { Welcome } from '../../access/Welcome.tsx';

/**
 * `/confirmar-email`: where the link of a sign-up's e-mail leads (API-18). Opening it changes nothing: whoever signed up
 * presses the button, with the session of the sign-up or with its password (C-164).
 */
export default function ConfirmEmailPage() {
  const { location } = useParcel();
  const { overlays } = usePortal();
  const [token] = useState(() => new URLSearchParams(location.search).get('email_token') ?? '');
  const identity = useApi(createIdentityApi);
  const isVisitor = useSession().mode === 'visitor';
  const [asksPassword, setAsksPassword] = useState(isVisitor);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(
    token === '' ? texts.confirmation.failed : null,
  );
  const [isDone, setDone] = useState(false);

  const confirm = useAction<void, void>(
    async () => {
      await identity.confirmEmail(token, asksPassword ? { password } : {});
      setDone(true);
    },
    {
      onError: (failure) => {
        const status = failure instanceof ApiError ? failure.status : 0;
        const words = (failure instanceof ApiError && failure.serverMessage) || null;
        if (status === 403) {
          // A session of somebody else: the password of the sign-up is asked for.
          if (asksPassword) setError(words ?? texts.required);
          setAsksPassword(true);
        } else if (status === 400 || status === 409) setRefusal(words ?? texts.confirmation.failed);
        else return showApiError(overlays, failure);
        return undefined;
      },
    },
  );

  function submit(): void {
    if (asksPassword && password === '') setError(texts.required);
    else void confirm.run();
  }

  if (isDone) {
    return (
      <Welcome>
        <PageHeading description={texts.confirmation.done}>
          {texts.confirmation.doneTitle}
        </PageHeading>
        <GoOn />
      </Welcome>
    );
  }
  if (refusal !== null) {
    return (
      <Welcome>
        <PageHeading description={texts.confirmation.again}>
          {texts.confirmation.failedTitle}
        </PageHeading>
        <Banner tone="danger" live>
          {refusal}
        </Banner>
        <GoOn />
      </Welcome>
    );
  }
  return (
    <Welcome>
      <PageHeading
        description={
          asksPassword ? texts.confirmation.purposeWithPassword : texts.confirmation.purpose
        }
      >
        {texts.confirmation.title}
      </PageHeading>
      <Form onSubmit={submit}>
        {asksPassword && (
          <PasswordField
            label={texts.confirmation.password}
            name="password"
            value={password}
            error={error}
            onChange={(value) => {
              setPassword(value);
              setError(null);
            }}
          />
        )}
        <Button type="submit" variant="primary" block loading={confirm.busy}>
          {texts.confirmation.confirm}
        </Button>
      </Form>
    </Welcome>
  );
}

function GoOn() {
  const { navigation } = usePortal();
  const isVisitor = useSession().mode === 'visitor';
  return (
    <Button
      variant="primary"
      block
      href={`${navigation.base}${isVisitor ? LOGIN_PATH : '/services'}`}
    >
      {isVisitor ? texts.confirmation.logIn : texts.confirmation.goOn}
    </Button>
  );
}
