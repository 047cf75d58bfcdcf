import { lisbonTime, lisbonToday } from '@portal/domain/time/isoDate';
import { useNow } from '@portal/remote/useNow';
import { useOnline } from '@portal/remote/useOnline';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { EmptyState } from '@portal/ui/EmptyState';
import { ErrorState } from '@portal/ui/ErrorState';
import { ReceiptText } from '@portal/ui/icons/money/ReceiptText';
import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { Text } from '@portal/ui/Text';
import { TwoColumns } from '@portal/ui/TwoColumns';
import { BillingCard } from './BillingCard.tsx';
import { entriesByYear } from './entriesByYear.ts';
import { PendingCard } from './PendingCard.tsx';
import type { ShownStatement } from './readStatement.ts';
import { texts } from './texts.ts';
import { useStatement } from './useStatement.ts';
import { YearCard } from './YearCard.tsx';

/** `/faturas-e-pagamentos`: what the customer paid here and has documents of, by year (C-821). */
export default function StatementPage() {
  const { query, more } = useStatement();
  const { data, isError, dataUpdatedAt } = query;
  const isOnline = useOnline();
  const isStale = data !== undefined && (isError || !isOnline);
  return (
    <Page>
      {isStale && (
        <Banner tone="offline" live title={isOnline ? texts.noServer : texts.offline}>
          {texts.shownSince(lisbonTime(new Date(dataUpdatedAt)))}
        </Banner>
      )}
      <Heading data={data} />
      <TwoColumns
        sideLabel={texts.billing.side}
        main={
          data ? (
            <>
              <Years data={data} />
              {data.next !== null && (
                <Button block loading={more.busy} onClick={() => more.run()}>
                  {texts.more}
                </Button>
              )}
            </>
          ) : (
            <Card as="div">
              {isError ? (
                <ErrorState title={texts.loadFailed} onRetry={() => query.refetch()} />
              ) : (
                <>
                  <p role="status" className="visually-hidden">
                    {texts.loading}
                  </p>
                  <ListSkeleton />
                </>
              )}
            </Card>
          )
        }
        side={
          <>
            <BillingCard />
            <Text size="small" tone="third">
              {texts.billing.origin}
            </Text>
          </>
        }
      />
    </Page>
  );
}

/** What is new, where something is. */
function Heading({ data }: { data: ShownStatement | undefined }) {
  const count = data?.entries.filter((entry) => entry.kind === 'document' && entry.is_new).length;
  return count ? (
    <PageHeading description={texts.original}>{texts.arrived(count)}</PageHeading>
  ) : (
    <PageHeading isTitle description={texts.purpose}>
      {texts.title}
    </PageHeading>
  );
}

function Years({ data }: { data: ShownStatement }) {
  const now = useNow();
  const today = lisbonToday(now);
  const { entries, years, pending } = data;
  return (
    <>
      {pending.length > 0 && <PendingCard pending={pending} now={now} />}
      {entriesByYear(years, entries).map((shown) => (
        <YearCard key={shown.year.year} shown={shown} today={today} />
      ))}
      {entries.length === 0 && pending.length === 0 && (
        <Card as="div">
          <EmptyState icon={<ReceiptText />} title={texts.empty}>
            {texts.emptyHint}
          </EmptyState>
        </Card>
      )}
    </>
  );
}
