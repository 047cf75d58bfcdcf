import type { AppointmentFacts } from '@portal/domain/work/appointmentFacts';
import { canCancel } from '@portal/domain/work/canCancel';
import { Button } from '@portal/ui/Button';
import { Text } from '@portal/ui/Text';
import { texts } from '../texts.ts';
import type { Cancellable } from './change/cancelAppointment.ts';
import { movePath } from './movePath.ts';
import { useAppointmentChange } from './useAppointmentChange.ts';

interface ChangeAppointmentProps extends Omit<Cancellable, 'movableAt'> {
  facts: AppointmentFacts;
  /** Base address of the portal that the appointment belongs to. */
  portal: string;
  /** Where it is moved there, when not at the page of an account. */
  moveAt?: string | undefined;
}

/** Moving, or why not, and cancelling (RSC-01, RSC-03, DET-30). */
export function ChangeAppointment({
  facts,
  portal,
  moveAt,
  ...appointment
}: ChangeAppointmentProps) {
  const change = useAppointmentChange();
  const { allow_move: isMovable, move_refused: refusal } = facts;
  return (
    <>
      {isMovable && (
        <Button size="small" block href={portal + (moveAt ?? movePath(appointment.id))}>
          {texts.appointment.move}
        </Button>
      )}
      {refusal && <Text tone="third">{refusal}</Text>}
      {canCancel(facts) && (
        <Button
          size="small"
          block
          variant="dangerGhost"
          loading={change.busy}
          onClick={() => change.run({ cancel: { ...appointment, movableAt: isMovable && portal } })}
        >
          {texts.appointment.cancel}
        </Button>
      )}
    </>
  );
}
