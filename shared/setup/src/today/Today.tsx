import { formatLongDate, isIsoDate, lisbonToday } from '@portal/domain/time/isoDate';
import { useNow } from '@portal/remote/useNow';
import { PageHeading } from '@portal/ui/PageHeading';
import { Stack } from '@portal/ui/Stack';
import { TwoColumns } from '@portal/ui/TwoColumns';
import { useQueryValue } from '../frame/usePath.ts';
import { StaleBanner } from './StaleBanner.tsx';
import { DayCard } from './day/DayCard.tsx';
import { useBookings } from './day/useBookings.ts';
import { MessagesCard } from './messages/MessagesCard.tsx';
import { useConversations } from './messages/useConversations.ts';
import { texts } from './texts.ts';
import { useInForce } from './useInForce.ts';
import { useWorks } from './works/useWorks.ts';
import { WorksCard } from './works/WorksCard.tsx';

/**
 * What a provider without a system of its own does today: bookings, messages, works and their budgets, by the calls of the
 * provider API (C-795).
 */
export function Today() {
  const today = lisbonToday(useNow());
  const asked = useQueryValue('dia');
  const day = asked !== null && isIsoDate(asked) ? asked : today;
  const bookings = useBookings(today);
  const shownDay = useBookings(day);
  const conversations = useConversations();
  const works = useWorks();
  // There before a form is opened that needs it.
  useInForce();
  const { data: booked } = bookings;
  const { data: written } = conversations;
  const { data: begun } = works;
  const sentence = formatLongDate(today);
  const isKnown = booked !== undefined && written !== undefined && begun !== undefined;
  return (
    <Stack gap="large">
      <PageHeading
        description={
          isKnown
            ? texts.summary(
                booked.appointments.filter((booking) => !booking.is_cancelled).length,
                written.conversations.length,
                begun.works.length,
              )
            : texts.loading
        }
      >
        {sentence.charAt(0).toUpperCase() + sentence.slice(1)}
      </PageHeading>
      <StaleBanner queries={[shownDay, conversations, works]} />
      <TwoColumns
        sideLabel={texts.messages}
        main={<DayCard day={day} today={today} />}
        side={<MessagesCard />}
        more={<WorksCard />}
      />
    </Stack>
  );
}
