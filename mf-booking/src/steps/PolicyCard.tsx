import { useNow } from '@portal/remote/useNow';
import { Card } from '@portal/ui/Card';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import type { ChosenMoment } from '../booking/bookingRequest.ts';
import { bookingTerms } from '../booking/bookingTerms.ts';
import type { BookingState } from '../booking/bookingState.ts';
import { texts } from '../texts.ts';

/** What is paid now and what cancelling costs, before it is booked (POL-03); nothing where nothing has a price. */
export function PolicyCard({ moment, booking }: { moment: ChosenMoment; booking: BookingState }) {
  const now = useNow();
  const sentences = bookingTerms(booking.selectedServices, moment, now);
  if (sentences.length === 0) return null;
  return (
    <Card title={texts.policyTitle}>
      <Stack gap="small">
        {sentences.map((sentence) => (
          <Text key={sentence} size="small" tone="second">
            {sentence}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
