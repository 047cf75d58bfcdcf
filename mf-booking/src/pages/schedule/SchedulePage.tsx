import { useParcel } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { useEffect } from 'react';
import { readBooked } from '../../booked/booked.ts';
import { BookedView } from '../../booked/BookedView.tsx';
import { OpenWizard } from '../../opening/OpenWizard.tsx';
import { WizardLoading } from './WizardLoading.tsx';

/**
 * `/schedule/:id?` and `/schedule-lite/:id?`: the booking wizard, or the appointment that it just booked (SHL-29).
 * Without an online agenda it leads to the services (BKG-11), without accepted terms it waits (BKG-42).
 */
export default function SchedulePage() {
  const { portal, location, view } = useParcel();
  const { lite, termsAccepted } = useSession();
  const { navigation, native, provider } = portal;
  const bookable = provider.schedulerModule === 'FULL';
  const booked = readBooked(location.state);
  const home = lite ? '/services-lite' : '/services';
  const itemId = view.params['id'] ?? null;

  useEffect(() => {
    if (!bookable) navigation.navigate(home, { replace: true });
  }, [bookable, home, navigation]);

  useEffect(() => {
    // A pull must not lose what was typed (C-129).
    native.setPullToRefresh(false);
    return () => native.setPullToRefresh(true);
  }, [native]);

  if (booked) return <BookedView booked={booked} />;
  if (!bookable || (!lite && !termsAccepted)) return <WizardLoading />;
  return <OpenWizard key={itemId ?? ''} itemId={itemId} />;
}
