import { dateStub } from '@portal/remote/formatShortDate';
import { useProvider } from '@portal/remote/useProvider';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { DateStub } from '@portal/ui/DateStub';
import { Facts } from '@portal/ui/Facts';
import { Text } from '@portal/ui/Text';
import { addressOf, servicesMinutes, servicesTitle } from '../booked/booked.ts';
import type { ChosenMoment } from '../booking/bookingRequest.ts';
import { zoneOf } from '../booking/zoneOf.ts';
import { chosenItemName } from './item/chosenItemName.ts';
import styles from '../schedule.module.css';
import { texts } from '../texts.ts';
import { timeSpan } from './timeSpan.ts';
import type { BookingState } from '../booking/bookingState.ts';

interface ChosenCardProps {
  moment: ChosenMoment;
  booking: BookingState;
  today: string;
  /** Null when the wizard is locked and nothing can be changed. */
  onChange: (() => void) | null;
}

/** What was chosen: day, from when to when, services, what they are for and observations. */
export function ChosenCard({ moment, booking, today, onChange }: ChosenCardProps) {
  const provider = useProvider();
  const item = chosenItemName(booking, provider, today);
  const observations = booking.selectedServices.flatMap(({ id, name }) => {
    const text = booking.serviceObservations[id]?.trim() ?? '';
    return text === '' ? [] : [{ label: name, value: text }];
  });
  return (
    <Card flush>
      <div className={styles.chosen}>
        <DateStub {...dateStub(moment.date)} />
        <div className={styles.chosenBody}>
          <Text size="small" tone="second" figures className={styles.time}>
            {timeSpan(
              moment,
              servicesMinutes(booking.selectedServices),
              zoneOf(booking.selectedServices),
            )}
          </Text>
          <Text as="h2" size="card">
            {servicesTitle(booking.selectedServices)}
          </Text>
          {item !== null && (
            <Text size="small" tone="third">
              {texts.forItem(item)}
            </Text>
          )}
          <Text size="small" tone="third">
            {addressOf(provider) ?? provider.name}
          </Text>
        </div>
        {onChange && (
          <div className={styles.chosenAction}>
            <Button variant="ghost" size="small" onClick={onChange}>
              {texts.change}
            </Button>
          </div>
        )}
      </div>
      {observations.length > 0 && (
        <div className={styles.observations}>
          <Text as="h3" size="caption" tone="third" className={styles.caption}>
            {texts.yourObservations}
          </Text>
          <Facts facts={observations} />
        </div>
      )}
    </Card>
  );
}
