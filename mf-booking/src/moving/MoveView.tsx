import { lisbonToday } from '@portal/domain/time/isoDate';
import { useQuery } from '@portal/remote/query';
import { useNow } from '@portal/remote/useNow';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { EmptyState } from '@portal/ui/EmptyState';
import { ErrorState } from '@portal/ui/ErrorState';
import { CalendarX } from '@portal/ui/icons/time/CalendarX';
import { Page } from '@portal/ui/Page';
import { queryKeys } from '../booking/queryKeys.ts';
import { ChoicesLoading } from '../steps/ChoicesLoading.tsx';
import { MoveForm } from './MoveForm.tsx';
import { texts } from './texts.ts';
import { useMoveCalls } from './useMoveCalls.ts';

/** Moves one appointment, or says why it cannot be moved (RSC-02 to RSC-06). */
export function MoveView({ id, details }: { id: string; details: string }) {
  const { navigation } = usePortal();
  const now = useNow();
  const calls = useMoveCalls(id);
  const terms = useQuery({ queryKey: queryKeys.moveTerms(id), queryFn: calls.terms, staleTime: 0 });
  if (terms.data?.allowed)
    return (
      <MoveForm
        id={id}
        terms={terms.data}
        calls={calls}
        details={details}
        now={now}
        today={lisbonToday(now)}
      />
    );
  if (terms.data)
    return (
      <Page width="narrow">
        <EmptyState
          icon={<CalendarX />}
          title={texts.refusedTitle}
          titleAs="h1"
          action={
            <Button
              variant="primary"
              onClick={() => navigation.navigate(details, { replace: true })}
            >
              {texts.back}
            </Button>
          }
        >
          {terms.data.message ?? texts.refused}
        </EmptyState>
      </Page>
    );
  if (terms.isError)
    return (
      <Page width="narrow">
        <ErrorState title={texts.loadFailed} titleAs="h1" onRetry={terms.refetch} />
      </Page>
    );
  return <ChoicesLoading heading={texts.heading} says={texts.loading} />;
}
