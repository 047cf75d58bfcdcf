import { createClientDataApi } from '@portal/api/account/client';
import { createCountriesApi } from '@portal/api/company/countries';
import { useQuery } from '@portal/remote/query';
import { showApiError } from '@portal/remote/showApiError';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { Card } from '@portal/ui/Card';
import { ErrorState } from '@portal/ui/ErrorState';
import { Page } from '@portal/ui/Page';
import { Loader } from '@portal/ui/Loader';
import { PageHeading } from '@portal/ui/PageHeading';
import { Row } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { useEffect, useEffectEvent } from 'react';
import { clientKey } from '@portal/remote/clientKey';
import { ProfileEditor } from './ProfileEditor.tsx';
import { texts } from './texts.ts';

/** `/perfil` and `/dados-cliente`: the customer's data and contacts (SHL-18, PRO-01). */
export default function ProfilePage() {
  const { overlays } = usePortal();
  const clientData = useApi(createClientDataApi);
  const countriesApi = useApi(createCountriesApi);
  const client = useQuery({ queryKey: clientKey, queryFn: () => clientData.read() });
  const countries = useQuery({
    queryKey: ['countries'],
    queryFn: () => countriesApi.read(),
    staleTime: Infinity,
  });
  const { data, error } = client;

  // A modal, and the page stays (ERR-39, C-29). Data that are here and only could not be renewed need no words.
  const tell = useEffectEvent(() => {
    if (data === undefined) void showApiError(overlays, error, { title: texts.failedTitle });
  });
  useEffect(() => {
    if (error !== null) tell();
  }, [error]);

  if (data) return <ProfileEditor client={data} countries={countries.data ?? []} />;
  return (
    <Page>
      <PageHeading hidden>{texts.title}</PageHeading>
      <Card as="div">
        {client.isError ? (
          <ErrorState title={texts.loadFailed} onRetry={() => client.refetch()} />
        ) : (
          <Row>
            <Loader size="large" />
            <Text tone="second">{texts.loading}</Text>
          </Row>
        )}
      </Card>
    </Page>
  );
}
