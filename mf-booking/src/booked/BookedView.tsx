import { withdrawalPath } from '@portal/contract/paths';
import { mapAddress } from '@portal/domain/contact/mapAddress';
import { formatDayMonth, formatLongDate, lisbonToday } from '@portal/domain/time/isoDate';
import { zonedInstant } from '@portal/domain/time/zonedInstant';
import { dateStub } from '@portal/remote/formatShortDate';
import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { Button } from '@portal/ui/Button';
import { DateStub } from '@portal/ui/DateStub';
import { Facts } from '@portal/ui/Facts';
import { CalendarPlus } from '@portal/ui/icons/time/CalendarPlus';
import { Check } from '@portal/ui/icons/states/Check';
import { MapPin } from '@portal/ui/icons/places/MapPin';
import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { TextLink } from '@portal/ui/TextLink';
import { Ticket } from '@portal/ui/Ticket';
import { useEffect, useRef, useState } from 'react';
import type { Booked } from './booked.ts';
import styles from '../schedule.module.css';
import { texts } from '../texts.ts';
import { endOf, timeSpan } from '../steps/timeSpan.ts';

/** The appointment that was just booked, as a ticket (BKG-07, BKG-38). */
export function BookedView({ booked }: { booked: Booked }) {
  const [today] = useState(() => lisbonToday(new Date()));
  const { native, navigation, provider } = usePortal();
  const { subject } = useSession();
  const firstName = subject?.name.trim().split(/\s+/)[0] ?? '';
  const address = booked.address ?? provider.name;
  const place = booked.address ? (
    <TextLink
      href={mapAddress(booked.address, native.platform, navigator.userAgent)}
      target="_blank"
    >
      {booked.address}
    </TextLink>
  ) : (
    address
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const start = zonedInstant(booked.date, booked.time, booked.timeZone);
  const end = endOf(booked, booked.minutes, booked.timeZone);

  async function addToCalendar(): Promise<void> {
    await native.addToCalendar({
      id: booked.id,
      title: `${booked.title}, ${provider.name}`,
      location: address,
      start: start.toISOString(),
      end: end.toISOString(),
    });
  }

  return (
    <Page width="narrow">
      <Stack gap="normal">
        <span className={styles.tick} aria-hidden="true">
          <Check />
        </span>
        <PageHeading
          ref={heading}
          description={texts.bookedHint(formatLongDate(booked.date), booked.time)}
        >
          {texts.bookedHeading(firstName)}
        </PageHeading>
      </Stack>
      <Ticket
        flushTop
        top={
          <div className={styles.ticketTop}>
            <DateStub {...dateStub(booked.date)} />
            <div className={styles.ticketBody}>
              <Text size="small" tone="second" figures className={styles.time}>
                {timeSpan(booked, booked.minutes, booked.timeZone)}
              </Text>
              <Text as="h2" size="title">
                {booked.title}
              </Text>
              {booked.item !== null && (
                <Text size="small" tone="third">
                  {texts.forItem(booked.item)}
                </Text>
              )}
              {booked.expert !== null && (
                <Text size="small" tone="third">
                  {texts.withExpert(booked.expert)}
                </Text>
              )}
            </div>
          </div>
        }
      >
        <Facts facts={[{ label: texts.place, value: place, icon: <MapPin /> }]} />
      </Ticket>
      <Stack gap="small">
        <Button variant="primary" block icon={<CalendarPlus />} onClick={addToCalendar}>
          {texts.toCalendar}
        </Button>
        <Button
          variant="ghost"
          block
          href={`${navigation.base}/service-details/${encodeURIComponent(booked.id)}`}
        >
          {texts.seeAppointment}
        </Button>
        {booked.contract?.key !== undefined && (
          <TextLink standalone href={withdrawalPath(booked.contract.key)}>
            {texts.withdraw(formatDayMonth(booked.contract.until, today))}
          </TextLink>
        )}
      </Stack>
    </Page>
  );
}
