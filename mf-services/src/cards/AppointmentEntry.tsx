import { canConfirm } from '@portal/domain/work/canConfirm';
import { canRepeat } from '@portal/domain/work/canRepeat';
import { usePortal } from '@portal/remote/usePortal';
import { AppointmentCard, CardActions } from '@portal/ui/AppointmentCard';
import { Button } from '@portal/ui/Button';
import { Facts } from '@portal/ui/Facts';
import { CalendarPlus } from '@portal/ui/icons/time/CalendarPlus';
import { RotateCcw } from '@portal/ui/icons/arrows/RotateCcw';
import { Tag } from '@portal/ui/Tag';
import { ChangeAppointment } from '../actions/ChangeAppointment.tsx';
import { ConfirmPresence } from '../actions/ConfirmPresence.tsx';
import { useAppointmentChange } from '../actions/useAppointmentChange.ts';
import { useCustomerPresence } from '../actions/useCustomerPresence.ts';
import { texts } from '../texts.ts';
import type { AppointmentView } from '../work/appointmentView.ts';
import { dayAndTime } from '../work/dayAndTime.ts';
import { payLabel } from '../work/payLabel.ts';
import { useNow } from '@portal/remote/useNow';
import { isTooLate } from '../work/asks/askOf.ts';
import { detailsPath } from '../work/cardTitle.ts';
import { appointmentDetails } from './appointmentDetails.tsx';
import { AppointmentTag } from './AppointmentTag.tsx';
import styles from './AppointmentEntry.module.css';
import { ticketOf } from './ticketOf.tsx';

interface AppointmentEntryProps {
  appointment: AppointmentView;
  today: string;
  /** Opened to start with. */
  open?: boolean;
  isPrimary?: boolean;
  /** Name for the calendar event. */
  providerName: string;
  /** Address of the provider's logo, where the card may be of any provider (APT-01). */
  providerLogo?: string | null;
  /** Base address of the portal the appointment belongs to, when it is not this one. */
  otherPortal?: string | null;
}

/** One appointment: collapsed a ticket, expanded what was asked for and what can be done (APT-01, APT-02). */
export function AppointmentEntry(props: AppointmentEntryProps) {
  const {
    appointment,
    today,
    open,
    isPrimary = false,
    providerName,
    providerLogo,
    otherPortal,
  } = props;
  const { navigation, native, provider } = usePortal();
  const change = useAppointmentChange();
  const { id, facts, calendarStart: start, calendarEnd: end } = appointment;
  const presence = useCustomerPresence(id, appointment.calendarToken, start);
  const isOpen = !facts.is_history && !facts.is_cancelled && !facts.work_id;
  const portal = otherPortal ?? navigation.base;
  const now = useNow();
  const { paymentState: state, payUntil } = appointment;
  const isOver = state !== undefined && isTooLate({ state, valid_until: payUntil }, now);
  // Paying comes first; confirming stays beside it as long as it is allowed (C-181).
  const isPaying = appointment.paymentDue && !isOver;
  return (
    <AppointmentCard
      {...ticketOf(appointment, today)}
      tag={
        <>
          <AppointmentTag appointment={appointment} today={today} />
          {appointment.unread && <Tag tone="info">{texts.unread}</Tag>}
          {providerLogo && (
            <img
              className={styles.logo}
              src={providerLogo}
              alt={providerName}
              fetchPriority="low"
            />
          )}
        </>
      }
      open={open}
    >
      <Facts facts={appointmentDetails(appointment)} />
      {appointment.paymentDue && (
        <Button
          href={`${portal}/payment/${encodeURIComponent(id)}`}
          variant={isPrimary && isPaying ? 'primary' : 'secondary'}
          block
        >
          {payLabel(appointment.paymentState, isOver)}
        </Button>
      )}
      <ConfirmPresence
        presence={presence}
        offered={canConfirm(facts)}
        isPrimary={isPrimary && !isPaying}
      />
      <CardActions>
        <Button size="small" href={`${portal}${detailsPath(id)}`}>
          {texts.appointment.details}
        </Button>
        {isOpen && start && end && (
          <Button
            size="small"
            icon={<CalendarPlus />}
            onClick={() =>
              native.addToCalendar({
                id,
                domain: appointment.domain ?? undefined,
                title: texts.calendarEvent(appointment.title, providerName),
                location: appointment.place ?? undefined,
                start,
                end,
              })
            }
          >
            {texts.appointment.calendar}
          </Button>
        )}
        {canRepeat(facts) && !otherPortal && provider.schedulerModule === 'FULL' && (
          <Button
            size="small"
            icon={<RotateCcw />}
            onClick={() => change.run({ repeat: appointment })}
          >
            {texts.appointment.repeat}
          </Button>
        )}
      </CardActions>
      <ChangeAppointment
        {...appointment}
        portal={portal}
        when={dayAndTime(appointment.date, appointment.time, today) ?? ''}
      />
    </AppointmentCard>
  );
}
