import { ApiError } from '@portal/api/apiError';
import { createIdentityApi } from '@portal/api/identity';
import { useApi } from '@portal/remote/useApi';
import { useParcel, usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { ErrorState } from '@portal/ui/ErrorState';
import { Loader } from '@portal/ui/Loader';
import { PageHeading } from '@portal/ui/PageHeading';
import { Row } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { useQuery } from '@portal/remote/query';
import { useState } from 'react';
import { LOGIN_PATH } from '../../access/paths.ts';
import { texts } from '../../access/texts.ts';
import { Welcome } from '../../access/Welcome.tsx';

/** `/confirmar-email`: where the link of a sign-up's e-mail leads; it confirms the address (API-18). */
export default function ConfirmEmailPage() {
  const { location } = useParcel();
  const [token] = useState(() => new URLSearchParams(location.search).get('email_token') ?? '');
  const identity = useApi(createIdentityApi);
  const confirmation = useQuery({
    queryKey: ['email-confirmation', token],
    queryFn: () => identity.confirmEmail(token),
    enabled: token !== '',
    retry: false,
    // A link works once: whoever comes back to the page must not be told that it failed.
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { error } = confirmation;
  const isRefused =
    token === '' || (error instanceof ApiError && [400, 409].includes(error.status));

  return (
    <Welcome>
      {confirmation.isSuccess ? (
        <>
          <PageHeading description={texts.confirmation.done}>
            {texts.confirmation.doneTitle}
          </PageHeading>
          <GoOn />
        </>
      ) : isRefused ? (
        <>
          <PageHeading description={texts.confirmation.again}>
            {texts.confirmation.failedTitle}
          </PageHeading>
          <Banner tone="danger" live>
            {(error instanceof ApiError && error.serverMessage) || texts.confirmation.failed}
          </Banner>
          <GoOn />
        </>
      ) : confirmation.isError ? (
        <ErrorState
          titleAs="h1"
          title={texts.confirmation.failedTitle}
          onRetry={() => confirmation.refetch()}
        />
      ) : (
        <Row>
          <Loader size="large" />
          <Text as="h1">{texts.confirmation.checking}</Text>
        </Row>
      )}
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
