import type { MoveTerms, FreeTime } from '@portal/api/work/moves/move';
import { toWireDate } from '@portal/domain/time/toWireDate';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { useQuery } from '@portal/remote/query';
import { CalendarMonth } from '@portal/ui/CalendarMonth';
import { Card } from '@portal/ui/Card';
import { ErrorState } from '@portal/ui/ErrorState';
import { useRef, useState } from 'react';
import { queryKeys } from '../booking/queryKeys.ts';
import { schedulerRange } from '../booking/schedulerRange.ts';
import { DaySlots } from '../steps/time/DaySlots.tsx';
import { dayOfMonth, lastMonth, monthOfDay } from '../steps/time/monthName.ts';
import { MonthWithoutTimes } from '../steps/time/MonthWithoutTimes.tsx';
import { texts as wizardTexts } from '../texts.ts';
import type { ChosenTime } from './chosenTime.ts';
import { otherTimes } from './otherTimes.ts';
import type { MoveCalls } from './useMoveCalls.ts';

interface MoreTimesProps {
  id: string;
  calls: MoveCalls;
  appointment: MoveTerms['appointment'];
  chosen: ChosenTime | null;
  today: IsoDate;
  onChoose: (time: Pick<FreeTime, 'date' | 'time' | 'expert_id'>) => void;
}

/** The wizard's calendar, in which the appointment's own time counts as free (RSC-04). */
export function MoreTimes({ id, calls, appointment, chosen, today, onChoose }: MoreTimesProps) {
  const [shown, setShown] = useState(appointment.date < today ? today : appointment.date);
  const [day, setDay] = useState<IsoDate | null>(null);
  const picked = useRef(false);
  const { start, end } = schedulerRange(shown, today);
  const range = { start: toWireDate(start), end: toWireDate(end) };
  const found = useQuery({
    queryKey: queryKeys.moveTimes(id, range),
    queryFn: ({ signal }) => calls.freeTimes(range, signal),
    staleTime: 0,
  });
  const days = otherTimes(found.data?.days ?? {}, appointment);
  const slots = day === null ? undefined : days[day];
  const month = monthOfDay(shown);
  const show = (to: string) => setShown(dayOfMonth(to, today));
  function pick(date: IsoDate): void {
    setDay(date);
    picked.current = true;
  }
  if (found.isError && !found.data)
    return <ErrorState title={wizardTexts.configFailed} onRetry={found.refetch} />;
  return (
    <>
      <Card>
        {found.isPending && (
          <p className="visually-hidden" role="status">
            {wizardTexts.searching}
          </p>
        )}
        <CalendarMonth
          month={month}
          onMonthChange={show}
          selected={day}
          onSelect={pick}
          today={today}
          isAvailable={(date) => date in days}
          lastMonth={lastMonth(today)}
          loading={found.isPending}
        />
      </Card>
      {found.data && (
        <MonthWithoutTimes
          days={days}
          month={month}
          today={today}
          preferred={3}
          onSeeDay={(date) => {
            show(monthOfDay(date));
            pick(date);
          }}
          onSeeMonth={show}
          onWholeDay={() => undefined}
        />
      )}
      {day !== null && slots !== undefined && (
        <DaySlots
          date={day}
          today={today}
          slots={slots}
          picked={picked}
          selected={chosen?.date === day ? chosen.time : null}
          onSelect={(time) => onChoose({ date: day, time, expert_id: null })}
        />
      )}
    </>
  );
}
