import { useQuery, useQueryClient } from '@portal/remote/query';
import type { PaymentAccountState } from '@portal/api/payment/paymentAccountState';
import { Banner } from '@portal/ui/Banner';
import { Card } from '@portal/ui/Card';
import { CopyList, CopyRow } from '@portal/ui/CopyRow';
import { ErrorState } from '@portal/ui/ErrorState';
import { FormSkeleton } from '@portal/ui/Skeleton';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { texts as common } from '../../texts.ts';
import { StepPage } from '../StepPage.tsx';
import { KeysCard } from './KeysCard.tsx';
import { TestCard } from './TestCard.tsx';
import { texts } from './texts.ts';

/** While a test waits, the gateway's call is looked for as often as on the payment page. */
const WAITING_MS = 5000;

/** How far the payments are, the keys, and the payment that proves them (SET-16, SET-17). */
export function Payments() {
  const api = useSetupApi();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['payments'],
    queryFn: () => api.payments(),
    refetchInterval: ({ state }) => (state.data?.test?.state === 'waiting' ? WAITING_MS : false),
  });
  const keep = (fresh: PaymentAccountState) => {
    queries.setQueryData(['payments'], fresh);
    void queries.invalidateQueries({ queryKey: ['steps'] });
  };
  const state = data?.state ?? 'none';
  return (
    <StepPage
      id="payments"
      heading={texts.heading[state]}
      description={texts.description[state]}
      side={
        data && (
          <Card title={texts.callback}>
            <p>{texts.callbackAbout}</p>
            <CopyList>
              <CopyRow
                label={texts.callback}
                value={data.callback_url}
                copyValue={data.callback_url}
              />
            </CopyList>
          </Card>
        )
      }
    >
      {error && <ErrorState title={common.failedTitle} onRetry={() => refetch()} />}
      {data === undefined && !error && <FormSkeleton />}
      {data && (
        <>
          {data.advice !== null && <Banner tone="attention">{data.advice}</Banner>}
          <KeysCard account={data} onKept={keep} />
          {data.keys.length > 0 && <TestCard account={data} onStarted={keep} />}
        </>
      )}
    </StepPage>
  );
}
