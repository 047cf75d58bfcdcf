import type { ReactNode } from 'react';
import type { Day } from './day.ts';

/** What a day is to the customer; `passed` also stands for days out of the range. */
export type DayState = 'free' | 'unavailable' | 'selected' | 'passed' | 'outside';

export interface MonthCalendarProps {
  /** The day that has or would get the focus; its month is the one shown. */
  walkedTo: Day;
  onWalk: (day: Day) => void;
  selected: Day | null;
  onSelect: (day: Day) => void;
  today: Day;
  minimum?: Day;
  maximum?: Day;
  isUnavailable?: (day: Day) => boolean;
  /** Spoken name of a day. */
  nameOf: (day: Day, state: DayState) => string;
  /** Days that can be chosen carry a dot. */
  marked?: boolean;
  busy?: boolean;
  focusAtOnce?: boolean;
  /** Between the month's name and the arrows. */
  headExtra?: ReactNode;
}
