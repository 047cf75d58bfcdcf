import { lisbonTime } from '@portal/domain/time/isoDate';
import { useOnline } from '@portal/remote/useOnline';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { ErrorState } from '@portal/ui/ErrorState';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { useId, type ReactNode, type Ref } from 'react';
import { texts } from './texts.ts';

interface Shown<Data> {
  data: Data | undefined;
  error: Error | null;
  /** When `data` was answered, in milliseconds since 1970. */
  dataUpdatedAt: number;
  refetch(): Promise<unknown>;
}

/** A part of the page of today: before its data, with it, and with the last that was known where it cannot be renewed. */
export function TodayCard<Data>(props: {
  title: string;
  titleEnd?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
  /** What is said where it cannot be shown at all. */
  failed: string;
  query: Shown<Data>;
  children: (data: Data) => ReactNode;
}) {
  const { title, titleEnd, titleRef, failed, query, children } = props;
  const { data, error, dataUpdatedAt } = query;
  const isOnline = useOnline();
  const titleId = useId();
  const retry = () => query.refetch();
  return (
    <Card title={title} titleId={titleId} titleEnd={titleEnd} titleRef={titleRef} titleSize="title">
      {data !== undefined && (error !== null || !isOnline) && (
        <Banner
          tone="offline"
          live
          actions={
            <Button size="small" onClick={retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.stale(lisbonTime(new Date(dataUpdatedAt)))}
        </Banner>
      )}
      {data !== undefined && children(data)}
      {data === undefined && error !== null && (
        <ErrorState title={failed} titleAs="h3" onRetry={retry} retryText={texts.retry} />
      )}
      {data === undefined && error === null && <ListSkeleton rows={3} />}
    </Card>
  );
}
