import type { ProviderWork } from '@portal/api/provider/providerWork';
import { formatDayMonth } from '@portal/domain/time/isoDate';
import { useNow } from '@portal/remote/useNow';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { classNames } from '@portal/ui/classNames';
import { Tag, type Tone } from '@portal/ui/Tag';
import { useId, useState } from 'react';
import { CustomerLine } from '../CustomerLine.tsx';
import { customerName } from '../customerName.ts';
import styles from '../Entry.module.css';
import { texts as common } from '../texts.ts';
import { useFocusBack } from '../useFocusBack.ts';
import { bookingState, type BookingCondition, type BookingStep } from './bookingState.ts';
import { StepDialog, type AskedStep } from './StepDialog.tsx';
import { texts } from './texts.ts';
import { useBookingSteps, type SeenBooking } from './useBookingSteps.ts';

const tones: Readonly<Record<BookingCondition, Tone>> = {
  ...{ cancelled: 'neutral', cancelledByCustomer: 'neutral', noShow: 'danger' },
  ...{ arrived: 'success', wantsMove: 'attention', confirmed: 'success', unconfirmed: 'neutral' },
};
const asked: readonly BookingStep[] = ['refuseMove', 'noShow', 'cancel'];
const isAsked = (step: BookingStep): step is AskedStep => asked.includes(step);

/** One booking: when, what, with whom and whose, how it stands, and what is done about it. */
export function Booking({ booking }: { booking: ProviderWork }) {
  const state = bookingState(booking, useNow());
  const { take, refusal } = useBookingSteps();
  // With what was on the screen when the question came: behind it the booking may change.
  const [asking, setAsking] = useState<{ step: AskedStep; seen: SeenBooking } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const title = useFocusBack<HTMLHeadingElement>(`${state.condition} ${state.main ?? ''}`);
  const id = useId();
  const what = booking.symptoms.map(({ name }) => name).join(', ');
  const isOff = ['cancelled', 'cancelledByCustomer', 'noShow'].includes(state.condition);
  const { item, expert, move } = booking;
  const facts = [
    item && [item.title, item.subtitle].filter(Boolean).join(' · '),
    expert && texts.with(expert),
  ]
    .filter(Boolean)
    .join(', ');
  const button = (step: BookingStep, variant?: 'tonal' | 'dangerGhost') => (
    <Button
      key={step}
      size="small"
      variant={variant}
      aria-describedby={`${id}-title`}
      onClick={() => (isAsked(step) ? setAsking({ step, seen: booking }) : take(step, booking))}
    >
      {texts.steps[step]}
    </Button>
  );
  return (
    <li className={styles.entry}>
      <div className={classNames(styles.timed, isOff && styles.off)}>
        <p className={styles.time}>
          {booking.time}
          {booking.time_end && (
            <span className={styles.until}>{texts.until(booking.time_end)}</span>
          )}
        </p>
        <div className={styles.words}>
          <div className={styles.head}>
            <h3 ref={title} tabIndex={-1} id={`${id}-title`} className={styles.title}>
              {what || item?.title}
            </h3>
            <Tag tone={tones[state.condition]}>{texts.conditions[state.condition]}</Tag>
          </div>
          {facts && <p className={styles.note}>{facts}</p>}
          {booking.client_obs && <p className={styles.note}>“{booking.client_obs}”</p>}
          <CustomerLine customer={booking.customer} />
          {state.condition === 'wantsMove' && move && (
            <p className={styles.note}>
              {texts.wants(`${formatDayMonth(move.date, '')}, ${move.time}`)}
            </p>
          )}
          {refusal !== null && asking === null && (
            <Banner tone="danger" live>
              {refusal}
            </Banner>
          )}
          {(state.main !== null || state.others.length > 0) && (
            <div className={styles.actions}>
              {state.main !== null && button(state.main, 'tonal')}
              {state.others.length > 0 && (
                <Button
                  size="small"
                  variant={state.main === null ? 'secondary' : 'ghost'}
                  aria-expanded={isOpen}
                  aria-describedby={`${id}-title`}
                  onClick={() => setIsOpen(!isOpen)}
                >
                  {common.more}
                </Button>
              )}
            </div>
          )}
          {isOpen && state.others.length > 0 && (
            <div className={styles.actions}>
              {state.others.map((step) =>
                button(step, step === 'cancel' ? 'dangerGhost' : undefined),
              )}
            </div>
          )}
        </div>
      </div>
      {asking !== null && (
        <StepDialog
          step={asking.step}
          name={customerName(booking.customer)}
          refusal={refusal}
          onTake={(reason) => take(asking.step, asking.seen, reason, () => setAsking(null))}
          onClose={() => setAsking(null)}
        />
      )}
    </li>
  );
}
