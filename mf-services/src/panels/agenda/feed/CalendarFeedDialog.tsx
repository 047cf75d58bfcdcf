import { createCalendarFeedApi, type CalendarFeedAddress } from '@portal/api/account/calendarFeed';
import { useQuery } from '@portal/remote/query';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { CalendarDays } from '@portal/ui/icons/time/CalendarDays';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { useState } from 'react';
import { queryKeys } from '../../../queries/queryKeys.ts';
import { texts as common } from '../../../texts.ts';
import { texts as agenda } from '../texts.ts';
import { FeedAddress } from './FeedAddress.tsx';
import { FeedState } from './FeedState.tsx';
import { texts } from './texts.ts';

export interface CalendarFeedDialogProps {
  onClose: () => void;
}

/** The customer's bookings in their own calendar: an address that is shown once, replaced and ended (FEED-01, FEED-02). */
export default function CalendarFeedDialog({ onClose }: CalendarFeedDialogProps) {
  const feeds = useApi(createCalendarFeedApi);
  const feed = useQuery({
    queryKey: queryKeys.calendarFeed,
    queryFn: () => feeds.read(),
    // Calendars read it meanwhile.
    refetchOnMount: 'always',
  });
  const [address, setAddress] = useState<CalendarFeedAddress | null>(null);
  const [said, setSaid] = useState('');
  const make = useAction(async () => {
    setSaid('');
    setAddress(await feeds.open());
    setSaid(texts.ready);
    await feed.refetch();
  });
  const end = useAction(async () => {
    setSaid('');
    await feeds.end();
    setAddress(null);
    setSaid(texts.ended);
    await feed.refetch();
  });
  const isActive = address !== null || feed.data?.active === true;

  return (
    <Dialog
      title={agenda.feed}
      icon={<CalendarDays />}
      onClose={onClose}
      actions={
        <>
          {feed.data && !isActive && (
            <Button variant="primary" block loading={make.busy} onClick={() => make.run()}>
              {texts.make}
            </Button>
          )}
          {isActive && (
            <>
              <Button block loading={make.busy} onClick={() => make.run()}>
                {texts.replace}
              </Button>
              <Button variant="dangerGhost" block loading={end.busy} onClick={() => end.run()}>
                {texts.end}
              </Button>
            </>
          )}
          <Button variant="ghost" block onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        <Text>{texts.about}</Text>
        {address ? (
          <FeedAddress key={address.https} address={address} />
        ) : feed.data ? (
          <FeedState feed={feed.data} />
        ) : feed.isError ? (
          <>
            <Text tone="danger">{texts.failed}</Text>
            <Button onClick={() => feed.refetch()}>{common.retry}</Button>
          </>
        ) : (
          <Text tone="second">{texts.loading}</Text>
        )}
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </Stack>
    </Dialog>
  );
}
