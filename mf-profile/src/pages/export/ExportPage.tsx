import { createAccountExportApi } from '@portal/api/account/accountExport';
import { useQuery } from '@portal/remote/query';
import { useApi } from '@portal/remote/useApi';
import { Card } from '@portal/ui/Card';
import { ErrorState } from '@portal/ui/ErrorState';
import { Loader } from '@portal/ui/Loader';
import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { Row } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { ExportState } from './ExportState.tsx';
import { ProgressVoice } from './ProgressVoice.tsx';
import { texts } from './texts.ts';
import { exportKey, useStartExport } from './useStartExport.ts';

/** How often a page that waits asks how far it is, in milliseconds. */
const EVERY = 2000;
/** How often it asks for the address of a finished file, which is good for half an hour or more (C-476). */
const FRESH = 15 * 60_000;

/** When a page asks again, by what it was answered (ACC-13). */
function nextAsk(state: string | undefined): number | false {
  if (state === 'ready') return FRESH;
  return state === 'running' ? EVERY : false;
}

/** `/os-meus-dados`: everything of the customer as one file, made while the page may be left (ACC-12, ACC-13). */
export default function ExportPage() {
  const exports = useApi(createAccountExportApi);
  const state = useQuery({
    queryKey: exportKey,
    queryFn: () => exports.read(),
    // Addresses of files end, and it may have gone on elsewhere.
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => nextAsk(data?.state),
  });
  const start = useStartExport();
  return (
    <Page width="narrow">
      <PageHeading isTitle description={texts.purpose}>
        {texts.title}
      </PageHeading>
      <Card as="div">
        {state.data ? (
          <ExportState data={state.data} start={start} />
        ) : state.isError ? (
          <ErrorState title={texts.loadFailed} onRetry={() => state.refetch()} />
        ) : (
          <Row>
            <Loader size="large" />
            <Text tone="second">{texts.loading}</Text>
          </Row>
        )}
      </Card>
      <ProgressVoice data={state.data} />
    </Page>
  );
}
