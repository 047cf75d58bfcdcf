import { createSessionsApi } from '@portal/api/account/sessionOverview';
import { useQuery } from '@portal/remote/query';
import { useApi } from '@portal/remote/useApi';
import { Card } from '@portal/ui/Card';
import { ErrorState } from '@portal/ui/ErrorState';
import { Loader } from '@portal/ui/Loader';
import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { Row } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { OtherSessions } from './OtherSessions.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { SessionRow } from './SessionRow.tsx';
import { sessionsKey } from './sessionsKey.ts';
import { texts } from './texts.ts';
import { List } from '@portal/ui/ListRow';

/** `/dispositivos`: the open sessions of the person, this one first (ACC-01). */
export default function DevicesPage() {
  const sessions = useApi(createSessionsApi);
  const overview = useQuery({
    queryKey: sessionsKey,
    queryFn: () => sessions.list(),
    // Sessions open and end elsewhere.
    refetchOnMount: 'always',
  });
  const all = overview.data?.sessions;
  return (
    <Page width="read">
      <PageHeading description={texts.purpose}>{texts.title}</PageHeading>
      {all === undefined ? (
        <Card as="div">
          {overview.isError ? (
            <ErrorState title={texts.loadFailed} onRetry={() => overview.refetch()} />
          ) : (
            <Row>
              <Loader size="large" />
              <Text tone="second">{texts.loading}</Text>
            </Row>
          )}
        </Card>
      ) : (
        <>
          <Card title={texts.here} titleId="this-device">
            <List>
              {all
                .filter(({ current }) => current)
                .map((session) => (
                  <SessionRow key={session.id} session={session} />
                ))}
            </List>
          </Card>
          <OtherSessions sessions={all.filter(({ current }) => !current)} />
          <PasskeysCard />
        </>
      )}
    </Page>
  );
}
