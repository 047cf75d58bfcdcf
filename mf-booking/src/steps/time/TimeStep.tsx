import { Button } from '@portal/ui/Button';
import { CalendarMonth } from '@portal/ui/CalendarMonth';
import { Card } from '@portal/ui/Card';
import { Dock } from '@portal/ui/Dock';
import { ErrorState } from '@portal/ui/ErrorState';
import { TwoColumns } from '@portal/ui/TwoColumns';
import { useRef, type RefObject } from 'react';
import { Alternatives } from './Alternatives.tsx';
import { servicesTitle } from '../../booked/booked.ts';
import { DaySlots } from './DaySlots.tsx';
import { FirstTimes } from './FirstTimes.tsx';
import { dayOfMonth, lastMonth, monthOfDay } from './monthName.ts';
import { MonthWithoutTimes } from './MonthWithoutTimes.tsx';
import { PreferredTimes } from './PreferredTimes.tsx';
import { ProviderContact } from '../ProviderContact.tsx';
import { StepHeading } from '../StepHeading.tsx';
import styles from '../../schedule.module.css';
import { texts } from '../../texts.ts';
import { NotifyButton } from '../../waiting/NotifyButton.tsx';
import { timeSummary } from './timeSummary.ts';
import { useFreeTimes } from './useFreeTimes.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';

interface TimeStepProps {
  handle: WizardHandle;
  moved: RefObject<boolean>;
  today: string;
  online: boolean;
}

/** Step 2: preferred time of day, day and slot (BKG-04, BKG-43, BKG-44). */
export function TimeStep({ handle, moved, today, online }: TimeStepProps) {
  const { booking, dispatch } = handle;
  const { config, slots } = useFreeTimes(handle, today);
  const { selectedDate, selectedTime, displayedDate } = booking;
  // Only a day chosen here brings its times into view; one that was restored does not.
  const picked = useRef(false);
  const month = monthOfDay(displayedDate);
  const days = config.data?.days ?? {};
  // Not with a time of the question before: it may be taken for other services.
  const ready = config.data !== undefined && selectedDate !== null && selectedTime !== null;
  const lastDay = config.data?.last_day;
  const withoutTimes = config.data?.blockers.find(
    (day) => day >= today && day.startsWith(month) && (lastDay === undefined || day <= lastDay),
  );

  function show(shown: string): void {
    dispatch({ type: 'showMonth', date: dayOfMonth(shown, today) });
  }
  function pick(date: string): void {
    dispatch({ type: 'chooseDate', date });
    picked.current = true;
  }

  return (
    <TwoColumns
      sideLabel={texts.summary}
      main={
        <>
          <StepHeading moved={moved}>{texts.whenHeading}</StepHeading>
          <PreferredTimes booking={booking} dispatch={dispatch} />
          {booking.alternatives.length > 0 ? (
            <Alternatives handle={handle} today={today} />
          ) : (
            <FirstTimes
              handle={handle}
              times={config.data?.first_free}
              isAsking={config.isPending}
              today={today}
            />
          )}
          {config.isError && !config.data ? (
            <ErrorState title={texts.configFailed} onRetry={config.refetch} />
          ) : (
            <div className={styles.dayAndTime}>
              <Card>
                {config.isPending && (
                  <p className="visually-hidden" role="status">
                    {texts.searching}
                  </p>
                )}
                <CalendarMonth
                  month={month}
                  onMonthChange={show}
                  selected={selectedDate}
                  onSelect={pick}
                  today={today}
                  isAvailable={(day) => day in days}
                  lastMonth={lastMonth(today)}
                  loading={config.isPending}
                />
              </Card>
              {selectedDate !== null && slots !== null && (
                <DaySlots
                  date={selectedDate}
                  today={today}
                  slots={slots}
                  picked={picked}
                  selected={selectedTime}
                  onSelect={(time) => dispatch({ type: 'chooseTime', time })}
                />
              )}
            </div>
          )}
          {config.data?.waiting_list && withoutTimes !== undefined && (
            <NotifyButton booking={booking} from={withoutTimes} />
          )}
          {config.data && (
            <MonthWithoutTimes
              days={days}
              month={month}
              today={today}
              preferred={booking.preferedTime}
              onSeeDay={(date) => {
                show(monthOfDay(date));
                pick(date);
              }}
              onSeeMonth={show}
              onWholeDay={() => dispatch({ type: 'preferTime', preferedTime: 3 })}
            />
          )}
        </>
      }
      side={
        <>
          <Dock
            label={servicesTitle(booking.selectedServices)}
            value={timeSummary({ selectedDate, selectedTime, today, searching: config.isPending })}
            text
          >
            <Button variant="primary" disabled={!ready || !online} onClick={handle.forward}>
              {online ? texts.continue : texts.offlineButton}
            </Button>
          </Dock>
          <ProviderContact />
        </>
      }
    />
  );
}
