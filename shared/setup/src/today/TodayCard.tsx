import { Card } from '@portal/ui/Card';
import { ErrorState } from '@portal/ui/ErrorState';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { useId, type ReactNode, type Ref } from 'react';
import { texts } from './texts.ts';

/** What a part of the page shows, as far as it is known. */
export interface TodayQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  /** When `data` was answered, in milliseconds since 1970. */
  dataUpdatedAt: number;
  refetch(): Promise<unknown>;
}

/** A part of the page of today: before its data, with it, and where there is none. What was known once stays. */
export function TodayCard<Data>(props: {
  title: string;
  titleEnd?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
  /** What is said where it cannot be shown at all. */
  failed: string;
  query: TodayQuery<Data>;
  children: (data: Data) => ReactNode;
}) {
  const { title, titleEnd, titleRef, failed, query, children } = props;
  const { data, error } = query;
  const titleId = useId();
  return (
    <Card title={title} titleId={titleId} titleEnd={titleEnd} titleRef={titleRef} titleSize="title">
      {data !== undefined ? (
        children(data)
      ) : error !== null ? (
        <ErrorState
          title={failed}
          titleAs="h3"
          onRetry={() => query.refetch()}
          retryText={texts.retry}
        />
      ) : (
        <ListSkeleton rows={3} />
      )}
    </Card>
  );
}
