import { createServicesApi } from '@portal/api/work/createServicesApi';
import type { Work } from '@portal/api/work/work';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { NEW_ADDRESSES_MS } from '@portal/remote/files/newAddressesMs';
import { useQuery } from '@portal/remote/query';
import { useApi } from '@portal/remote/useApi';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { lazyPart, useLazyPart } from '@portal/ui/lazyPart';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { Tag } from '@portal/ui/Tag';
import { queryKeys } from '../../../queries/queryKeys.ts';
import { texts as common } from '../../../texts.ts';
import { unreadTypes } from '../../../work/unreadTypes.ts';
import { texts } from '../texts.ts';
import { showsPayment } from '../payment/showsPayment.ts';
import { useSeenOnce } from '../useSeenOnce.ts';

// It is seen once the documents have been asked for.
const invoiceList = lazyPart(
  () => import(/* webpackChunkName: "details-later" */ './InvoiceList.tsx'),
);

interface InvoicesCardProps {
  work: Work;
  today: IsoDate;
  onSeen: () => void;
}

/** The documents of invoicing that the provider attached, each to be downloaded as it came (INV-05). Seeing them may mark them read (DET-45). */
export function InvoicesCard({ work, today, onSeen }: InvoicesCardProps) {
  const { id, invoice_count: count = 0 } = work;
  const hasPayment = showsPayment(work);
  const services = useApi(createServicesApi);
  const invoices = useQuery({
    queryKey: queryKeys.invoices(id),
    queryFn: () => services.invoices(id),
    enabled: count > 0,
    refetchInterval: NEW_ADDRESSES_MS,
  });
  const { Arrived: InvoiceList, failure, askAgain } = useLazyPart(invoiceList);
  const isUnread = unreadTypes(work).includes('payment') && !hasPayment;
  const element = useSeenOnce<HTMLDivElement>(isUnread, onSeen);
  if (count === 0) return null;
  const data = InvoiceList && invoices.data;
  const hasFailed = !data && (invoices.isError || failure !== undefined);
  const retry = (): void => {
    askAgain();
    if (invoices.isError) void invoices.refetch();
  };
  return (
    // What is unread about money leads to the payment, where there is one (NOT-11).
    <div ref={element} data-card={hasPayment ? 'invoices' : 'payment'}>
      <Card
        title={texts.invoices.title}
        titleEnd={isUnread && <Tag tone="info">{common.unread}</Tag>}
      >
        {!data && !hasFailed && (
          <>
            <p role="status" className="visually-hidden">
              {texts.invoices.loading}
            </p>
            <ListSkeleton rows={count} />
          </>
        )}
        {hasFailed && (
          <Banner
            tone="danger"
            live
            actions={
              <Button size="small" onClick={retry}>
                {texts.invoices.retry}
              </Button>
            }
          >
            {texts.invoices.failed}
          </Banner>
        )}
        {data && <InvoiceList invoices={data.invoices} today={today} />}
      </Card>
    </div>
  );
}
