import { usePortal } from '@portal/remote/usePortal';
import { Button, type ButtonProps } from '@portal/ui/Button';
import { CalendarPlus } from '@portal/ui/icons';
import { texts } from '../../texts.ts';
import { appHref } from '../../work/appHref.ts';

/** Opens the booking flow, or where there is none the agenda with the contacts (SRV-14, SRV-15). */
export function NewAppointmentButton({
  variant = 'tonal',
  size = 'small',
}: Pick<ButtonProps, 'variant' | 'size'>) {
  const { navigation, provider } = usePortal();
  if (provider.schedulerModule === 'FULL') {
    return (
      <Button
        variant={variant}
        size={size}
        icon={<CalendarPlus />}
        href={appHref(navigation, '/schedule')}
      >
        {texts.newAppointment}
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
      {texts.newAppointment}
    </Button>
  );
}
