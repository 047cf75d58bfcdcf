import {
  appointmentAlert,
  canCancel,
  canConfirm,
  canRepeat,
} from '@portal/domain/appointmentRules';
import { PAYMENT_DUE } from '@portal/domain/paymentStatus';
import { usePortal } from '@portal/remote/usePortal';
import { AppointmentCard, CardActions } from '@portal/ui/AppointmentCard';
import { Button } from '@portal/ui/Button';
import { Facts, type Fact } from '@portal/ui/Facts';
import {
  CalendarPlus,
  Check,
  Info,
  List,
  MapPin,
  MessageSquare,
  RotateCcw,
} from '@portal/ui/icons';
import { Tag } from '@portal/ui/Tag';
import { appointmentStatus } from '../work/appointmentStatus.ts';
import { ConfirmPresence } from '../actions/ConfirmPresence.tsx';
import { repeatRecord, saveRepeatRecord } from '../actions/repeatRecord.ts';
import { useCancelAppointment } from '../actions/useCancelAppointment.ts';
import { useConfirmPresence } from '../actions/useConfirmPresence.ts';
import { texts } from '../texts.ts';
import type { AppointmentView } from '../work/appointmentView.ts';
import { dayAndTime, stubOf } from '../work/cardDates.ts';
import { detailsPath } from '../work/workNames.ts';
import styles from './AppointmentEntry.module.css';

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

/** The tag beside the time: what is missing first, else that it is confirmed. */
function AppointmentTag({ appointment }: { appointment: AppointmentView }) {
  const { facts, paymentDue } = appointment;
  const alert = appointmentAlert(facts);
  if (alert) return <Tag tone="danger">{alert}</Tag>;
  if (facts.is_history) return null;
  if (paymentDue) return <Tag tone="attention">{PAYMENT_DUE}</Tag>;
  if (canConfirm(facts)) return <Tag tone="attention">{texts.appointment.toConfirm}</Tag>;
  if (!facts.is_confirmed) return null;
  return (
    <Tag tone="success" icon={<Check />}>
      {texts.appointment.confirmed}
    </Tag>
  );
}

function factsOf(appointment: AppointmentView): Fact[] {
  const { services, observations, place, facts } = appointment;
  const shown: Fact[] = [];
  if (services.length > 0) {
    shown.push({
      label: texts.appointment.services,
      icon: <List />,
      value: services
        .map(({ name, observation }) => (observation ? `${name} (${observation})` : name))
        .join(', '),
    });
  }
  if (observations) {
    shown.push({
      label: texts.appointment.observations,
      icon: <MessageSquare />,
      value: observations,
    });
  }
  if (place) shown.push({ label: texts.appointment.place, icon: <MapPin />, value: place });
  shown.push({
    label: texts.appointment.situation,
    icon: <Info />,
    value: appointmentStatus(facts),
  });
  return shown;
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
  const cancel = useCancelAppointment();
  const presence = useConfirmPresence(appointment.id, appointment.calendarToken);
  const { id, facts, calendarStart: start, calendarEnd: end } = appointment;
  const alert = appointmentAlert(facts);
  const isOpen = !facts.is_history && !facts.is_cancelled;
  const portal = otherPortal ?? navigation.base;
  const when = dayAndTime(appointment.date, appointment.time, today) ?? '';
  return (
    <AppointmentCard
      date={{ ...stubOf(appointment.date), off: alert !== undefined }}
      time={appointment.time ?? undefined}
      title={appointment.title}
      plate={appointment.plate ?? undefined}
      note={appointment.note || undefined}
      tag={
        <>
          <AppointmentTag appointment={appointment} />
          {providerLogo && <img className={styles.logo} src={providerLogo} alt={providerName} />}
        </>
      }
      open={open}
    >
      <Facts facts={factsOf(appointment)} />
      {appointment.paymentDue ? (
        <Button
          href={`${portal}/payment/${encodeURIComponent(id)}`}
          variant={isPrimary ? 'primary' : 'secondary'}
          block
        >
          {texts.work.pay}
        </Button>
      ) : (
        <ConfirmPresence presence={presence} offered={canConfirm(facts)} isPrimary={isPrimary} />
      )}
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
            onClick={() => {
              saveRepeatRecord(repeatRecord(appointment, provider.domain, Date.now()));
              navigation.navigate('/schedule');
            }}
          >
            {texts.appointment.repeat}
          </Button>
        )}
      </CardActions>
      {canCancel(facts) && (
        <Button
          size="small"
          block
          variant="dangerGhost"
          loading={cancel.busy}
          onClick={() => cancel.run({ id, calendarToken: appointment.calendarToken, when })}
        >
          {texts.appointment.cancel}
        </Button>
      )}
    </AppointmentCard>
  );
}
