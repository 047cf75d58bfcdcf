import { closureOfDays, type ClosureInput } from './closureOfDays.ts';
import { nationalHolidays, type Holiday } from './nationalHolidays.ts';

/** A national holiday to be ticked. */
export interface HolidayChoice extends Holiday {
  /** What ticking it adds. */
  closure: ClosureInput;
  /** Whether the provider is closed all of that day already, for whatever reason. */
  isClosed: boolean;
}

/**
 * The national holidays of the next 12 months as closures to be ticked (SET-14).
 * @param today `yyyy-MM-dd` by the clock of the provider
 * @param closures those that the provider has; of experts alone they close nothing
 */
export function holidayChoices(
  today: string,
  closures: readonly Pick<ClosureInput, 'from' | 'to' | 'expert_id'>[],
  zone: string,
): HolidayChoice[] {
  return nationalHolidays(today).map(({ date, name }) => {
    const closure = closureOfDays({ first: date, last: date, reason: name }, zone);
    const isClosed = closures.some(
      ({ from, to, expert_id: expert }) =>
        expert === undefined &&
        Date.parse(from) <= Date.parse(closure.from) &&
        Date.parse(to) >= Date.parse(closure.to),
    );
    return { date, name, closure, isClosed };
  });
}
