import { isLiteMove } from '@portal/contract/liteMove';
import { isAppointmentId } from '@portal/domain/work/bareId';
import { useParcel } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { lazy, Suspense, useEffect } from 'react';
import { readBooked } from '../../booked/booked.ts';
import { BookedView } from '../../booked/BookedView.tsx';
import { OpenWizard } from '../../opening/OpenWizard.tsx';
import { WizardLoading } from './WizardLoading.tsx';

const LiteMove = lazy(
  () => import(/* webpackChunkName: "lite-move" */ '../../moving/LiteMove.tsx'),
);

// What the edge has drawn of the page is taken over.
export { takeBookingOver as startRoot } from '../../opening/takeBookingOver.ts';

/**
 * `/schedule/:id?` and `/schedule-lite/:id?`: the booking wizard, or the appointment that it just booked (SHL-29).
 * Without an online agenda it leads to the services (BKG-11), without accepted terms it waits (BKG-42). With the link of an
 * appointment it is where that is moved, too (RSC-11).
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

  const linked = lite?.subjectId ?? '';
  if (bookable && isAppointmentId(linked) && isLiteMove(location.search))
    return (
      <Suspense>
        <LiteMove key={linked} id={linked} />
      </Suspense>
    );
  if (booked) return <BookedView booked={booked} />;
  if (!bookable || (!lite && !termsAccepted)) return <WizardLoading />;
  return <OpenWizard key={itemId ?? ''} itemId={itemId} />;
}
