import { ApiError } from '@portal/api/apiError';
import { createClientDataApi } from '@portal/api/clientData';
import { createConfigurationApi } from '@portal/api/configuration';
import { GENERIC_ERROR } from '@portal/api/messages';
import { useApi } from '@portal/remote/useApi';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Page } from '@portal/ui/Layout';
import { Loader } from '@portal/ui/Loader';
import { PageHeading } from '@portal/ui/PageHeading';
import { Row } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { useQuery } from '@portal/remote/query';
import { clientQueryKey } from './clientQueryKey.ts';
import { ProfileEditor } from './ProfileEditor.tsx';
import { texts } from './texts.ts';

/** `/perfil` and `/dados-cliente`: the customer's data and contacts (SHL-18, PRO-01). */
export default function ProfilePage() {
  const clientData = useApi(createClientDataApi);
  const configuration = useApi(createConfigurationApi);
  const client = useQuery({ queryKey: clientQueryKey, queryFn: () => clientData.read() });
  const countries = useQuery({
    queryKey: ['countries'],
    queryFn: () => configuration.countries(),
    staleTime: Infinity,
  });

  if (client.data) return <ProfileEditor client={client.data} countries={countries.data ?? []} />;
  return (
    <Page>
      <PageHeading hidden>{texts.title}</PageHeading>
      <Card as="div">
        {client.isError ? (
          <Banner
            tone="danger"
            live
            title={texts.failedTitle}
            actions={<Button onClick={() => client.refetch()}>{texts.retry}</Button>}
          >
            {(client.error instanceof ApiError && client.error.serverMessage) || GENERIC_ERROR}
          </Banner>
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
