import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import { addDays, formatLongDate, type IsoDate } from '@portal/domain/time/isoDate';
import { Button } from '@portal/ui/Button';
import { IconButton } from '@portal/ui/IconButton';
import { Plus } from '@portal/ui/icons/controls/Plus';
import { ChevronLeft } from '@portal/ui/icons/arrows/ChevronLeft';
import { ChevronRight } from '@portal/ui/icons/arrows/ChevronRight';
import { useState } from 'react';
import { goTo } from '../../frame/usePath.ts';
import styles from '../Entry.module.css';
import { TodayCard } from '../TodayCard.tsx';
import { Booking } from './Booking.tsx';
import { BookDialog } from './booking/BookDialog.tsx';
import { texts } from './texts.ts';
import { useBookings } from './useBookings.ts';
import bar from './DayCard.module.css';

/** The bookings of a day in the order of their time, the way to the days around it, and to a further one (C-861). */
export function DayCard({ day, today }: { day: IsoDate; today: IsoDate }) {
  const query = useBookings(day);
  const show = (other: IsoDate) =>
    goTo(other === today ? SETUP_PAGES.today : `${SETUP_PAGES.today}?dia=${other}`);
  const [books, setBooks] = useState(false);
  return (
    <>
      <TodayCard
        title={day === today ? texts.titleToday : texts.titleOf(formatLongDate(day))}
        titleEnd={
          <div className={bar.days}>
            <IconButton
              label={texts.dayBefore}
              icon={<ChevronLeft />}
              onClick={() => show(addDays(day, -1))}
            />
            {day !== today && (
              <Button size="small" onClick={() => show(today)}>
                {texts.toToday}
              </Button>
            )}
            <IconButton
              label={texts.dayAfter}
              icon={<ChevronRight />}
              onClick={() => show(addDays(day, 1))}
            />
          </div>
        }
        failed={texts.failed}
        query={query}
      >
        {({ appointments }) => (
          <>
            {appointments.length === 0 ? (
              <p className={styles.nothing}>{texts.none}</p>
            ) : (
              <ol className={styles.entries}>
                {appointments.map((booking) => (
                  <Booking key={booking.id} booking={booking} />
                ))}
              </ol>
            )}
            <div className={bar.book}>
              <Button size="small" icon={<Plus />} onClick={() => setBooks(true)}>
                {texts.book}
              </Button>
            </div>
          </>
        )}
      </TodayCard>
      {books && <BookDialog day={day} today={today} onClose={() => setBooks(false)} />}
    </>
  );
}
