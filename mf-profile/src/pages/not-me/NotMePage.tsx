import { ApiError } from '@portal/api/http/apiError';
import { createIdentityApi } from '@portal/api/account/createIdentityApi';
import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { useParcel, usePortal } from '@portal/remote/usePortal';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { PageHeading } from '@portal/ui/PageHeading';
import { useState } from 'react';
import { LOGIN_PATH } from '../../access/loginPath.ts';
import { Welcome } from '../../access/Welcome.tsx';
import { texts } from './texts.ts';

/**
 * `/nao-fui-eu`: where the notice of a changed login contact leads (ACC-07). Opening it changes nothing; the button
 * takes the change back and ends all sessions.
 */
export default function NotMePage() {
  const { location } = useParcel();
  const { navigation, overlays, session } = usePortal();
  const identity = useApi(createIdentityApi);
  const [token] = useState(() => new URLSearchParams(location.search).get('change_token') ?? '');
  const [done, setDone] = useState<string | null>(null);
  const [invalid, setInvalid] = useState<string | null>(token === '' ? texts.invalid : null);

  const reverse = useAction<void, void>(
    async () => {
      const { message } = await identity.reverseContactChange(token);
      setDone(message ?? texts.done);
    },
    {
      onError: (failure) => {
        if (!(failure instanceof ApiError) || failure.status !== 400)
          return showApiError(overlays, failure);
        setInvalid(failure.serverMessage ?? texts.invalid);
        return undefined;
      },
    },
  );

  // The session of this browser has ended with all the others.
  const logIn = () =>
    session.current().mode === 'visitor'
      ? navigation.navigate(LOGIN_PATH)
      : session.end({ forced: true });
  const toLogin = (
    <Button variant="primary" block onClick={logIn}>
      {texts.logIn}
    </Button>
  );
  if (done !== null) {
    return (
      <Welcome>
        <PageHeading description={done}>{texts.doneTitle}</PageHeading>
        {toLogin}
      </Welcome>
    );
  }
  if (invalid !== null) {
    return (
      <Welcome>
        <PageHeading>{texts.invalidTitle}</PageHeading>
        <Banner tone="danger" live>
          {invalid}
        </Banner>
        {session.current().mode === 'visitor' && toLogin}
      </Welcome>
    );
  }
  return (
    <Welcome>
      <PageHeading description={texts.purpose}>{texts.title}</PageHeading>
      <Button variant="primary" block loading={reverse.busy} onClick={() => reverse.run()}>
        {texts.notMe}
      </Button>
    </Welcome>
  );
}
