import { createScheduleApi, type BookableService } from '@portal/api/work/createScheduleApi';
import { REPEAT_RECORD_KEY } from '@portal/contract/repeatRecord';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { useApi } from '@portal/remote/useApi';
import { useBusEvent } from '@portal/remote/useBusEvent';
import { useIsInBrowser } from '@portal/ui/useIsInBrowser';
import { useParcel } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { useQuery } from '@portal/remote/query';
import { createStore, Provider } from 'jotai';
import { useEffect, useState } from 'react';
import { queryKeys } from '../booking/queryKeys.ts';
import { readDirectLink } from './directLink.ts';
import { openBooking } from './openBooking.ts';
import { forgetBooking, HANDOVER_KEY, RELOAD_KEY, saveBooking } from './saveBooking.ts';
import { Wizard } from '../pages/schedule/Wizard.tsx';
import { bookingAtom } from '../booking/bookingAtom.ts';
import { WizardLoadFailed, WizardLoading } from '../pages/schedule/WizardLoading.tsx';

/**
 * Loads the services, then opens the wizard on them, once it is known who books: the choices of somebody else are
 * forgotten, those of this customer are not. One that stood in its document is open before that, because it is only taken
 * over where nothing was kept (C-733).
 */
export function OpenWizard({ itemId }: { itemId: string | null }) {
  const schedule = useApi(createScheduleApi);
  const { portal, location } = useParcel();
  const { session } = portal;
  const { mode, subject } = useSession();
  // The agenda may leave an appointment to repeat while the wizard is open: then it opens anew (BKG-30).
  const [openedAt, setOpenedAt] = useState(location.key);
  if (location.key !== openedAt && localStorage.getItem(REPEAT_RECORD_KEY) !== null)
    setOpenedAt(location.key);
  const services = useQuery({ queryKey: queryKeys.services, queryFn: schedule.services });
  const isInBrowser = useIsInBrowser();
  const [isTakenOver] = useState(!isInBrowser);
  const awaitsCustomer = (mode === 'full' || mode === 'demo') && subject === null;
  // The shell asks once: who has not come with the services is asked for again, and may be out of reach.
  const customer = useQuery({
    queryKey: queryKeys.customer,
    queryFn: () => session.refresh().then(() => true),
    enabled: isInBrowser && awaitsCustomer && services.isSuccess,
    gcTime: 0,
  });
  if (services.data && (isTakenOver || !awaitsCustomer))
    return <OpenedWizard key={openedAt} services={services.data.services} itemId={itemId} />;
  if (customer.isError) return <WizardLoadFailed onRetry={customer.refetch} />;
  if (services.isError) return <WizardLoadFailed onRetry={services.refetch} />;
  return <WizardLoading />;
}

function OpenedWizard({
  services,
  itemId,
}: {
  services: readonly BookableService[];
  itemId: string | null;
}) {
  const { portal, location } = useParcel();
  const { lite, subject } = useSession();
  const userId = subject?.userId ?? null;
  const { domain, supportsItems } = portal.provider;
  // The details of a direct link stay those of the opening while the steps change the address.
  const [link] = useState(() => readDirectLink(location.search)?.details ?? null);
  const [today] = useState(() => lisbonToday(new Date()));
  const [opened] = useState(() =>
    openBooking({
      services,
      search: location.search,
      itemId,
      isLite: lite !== null,
      supportsItems,
      domain,
      userId,
      today,
      now: Date.now(),
      handover: localStorage,
      reload: sessionStorage,
    }),
  );
  const [store] = useState(() => {
    const fresh = createStore();
    fresh.set(bookingAtom, opened.booking);
    return fresh;
  });

  useEffect(
    () =>
      store.sub(bookingAtom, () => {
        saveBooking(sessionStorage, RELOAD_KEY, store.get(bookingAtom), {
          domain,
          now: Date.now(),
          link,
          userId,
        });
      }),
    [store, domain, link, userId],
  );

  useBusEvent('session.ended', ({ reason }) => {
    if (reason !== 'logout') return;
    forgetBooking(sessionStorage, RELOAD_KEY);
    forgetBooking(localStorage, HANDOVER_KEY);
  });

  return (
    <Provider store={store}>
      <Wizard services={services} today={today} check={opened.check} fromStart={opened.fromStart} />
    </Provider>
  );
}
