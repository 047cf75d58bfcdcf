import { usePortal } from '@portal/remote/usePortal';
import { Button, type ButtonProps } from '@portal/ui/Button';
import { CalendarPlus } from '@portal/ui/icons/time/CalendarPlus';
import { texts } from '../../texts.ts';
import { appHref } from '../../work/appHref.ts';

interface NewAppointmentButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** One word, where there is little room. */
  short?: boolean;
}

/** Opens the booking flow, or where there is none the agenda with the contacts (SRV-14, SRV-15). */
export function NewAppointmentButton({
  variant = 'tonal',
  size = 'small',
  short = false,
}: NewAppointmentButtonProps) {
  const { navigation, provider } = usePortal();
  const label = short ? texts.newAppointmentShort : texts.newAppointment;
  if (provider.schedulerModule === 'FULL') {
    return (
      <Button
        variant={variant}
        size={size}
        icon={<CalendarPlus />}
        href={appHref(navigation, '/schedule')}
      >
        {label}
      </Button>
    );
  }
  return (
    <Button
      variant={variant}
      size={size}
      icon={<CalendarPlus />}
      onClick={() => navigation.openPanel('agenda')}
    >
      {label}
    </Button>
  );
}
