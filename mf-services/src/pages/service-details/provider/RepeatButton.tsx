import type { Work } from '@portal/api/work/work';
import { Button } from '@portal/ui/Button';
import { RotateCcw } from '@portal/ui/icons/arrows/RotateCcw';
import { useAppointmentChange } from '../../../actions/useAppointmentChange.ts';
import { texts as common } from '../../../texts.ts';
import { appointmentOfWork } from '../../../work/appointmentView.ts';
import { texts } from './texts.ts';

/** Leads to the booking wizard with what was asked for this time (APT-03, C-702). */
export function RepeatButton({ work }: { work: Work }) {
  const change = useAppointmentChange();
  return (
    <Button
      size="small"
      block
      icon={<RotateCcw />}
      loading={change.busy}
      onClick={() => change.run({ repeat: appointmentOfWork(work) })}
    >
      {work.isAppointment ? common.appointment.repeat : texts.bookAgain}
    </Button>
  );
}
