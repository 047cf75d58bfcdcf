import { createAppointmentsApi, type Appointment } from '@portal/api/work/appointment';
import { canConfirm } from '@portal/domain/work/canConfirm';
import { sortHistory } from '../../work/history/sortHistory.ts';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { Button } from '@portal/ui/Button';
import { EmptyState } from '@portal/ui/EmptyState';
import { CalendarDays } from '@portal/ui/icons/time/CalendarDays';
import { ChevronLeft } from '@portal/ui/icons/arrows/ChevronLeft';
import { RefreshCw } from '@portal/ui/icons/arrows/RefreshCw';
import { TriangleAlert } from '@portal/ui/icons/states/TriangleAlert';
import { SelectField } from '@portal/ui/SelectField';
import { ServiceCardSkeleton } from '@portal/ui/Skeleton';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { useQuery } from '@portal/remote/query';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { ShownSince } from '../../parts/ShownSince.tsx';
import { queryKeys } from '../../queries/queryKeys.ts';
import { useCompanies } from '../../queries/useCompanies.ts';
import { useRefreshOnEvents } from '../../queries/useRefreshOnEvents.ts';
import { agendaViewAtom } from '../../state/agendaViewAtom.ts';
import { texts as common } from '../../texts.ts';
import { useNow } from '@portal/remote/useNow';
import { visibleCompanies } from '../../companies/visibleCompanies.ts';
import { AppointmentList } from './AppointmentList.tsx';
import { OpenCalendarFeed } from './feed/OpenCalendarFeed.tsx';
import { NewAppointment } from './NewAppointment.tsx';
import { texts } from './texts.ts';

/** The agenda of every provider the customer has (API-43). */
function useAgenda() {
  const appointments = useApi(createAppointmentsApi);
  return useQuery({ queryKey: queryKeys.appointments, queryFn: () => appointments.list() });
}

/** The agenda panel: pending appointments, the old ones, and a new one (SID-06..11). */
export default function AgendaPanel() {
  const { navigation, provider } = usePortal();
  const session = useSession();
  const agenda = useAgenda();
  const { data: companies = [] } = useCompanies();
  const [view, setView] = useAtom(agendaViewAtom);
  const [domain, setDomain] = useState('');
  useRefreshOnEvents();
  const today = lisbonToday(useNow());
  const isOld = view === 'old';

  useEffect(() => {
    if (!isOld) return;
    return navigation.interceptBack(() => {
      setView('pending');
      return true;
    }, 'panel');
  }, [isOld, navigation, setView]);
  // The panel opens on the pending list next time.
  useEffect(() => () => setView('pending'), [setView]);

  const ofCompany = (entries: readonly Appointment[]) =>
    domain === '' ? entries : entries.filter((entry) => entry.domain === domain);
  const pending = ofCompany(agenda.data?.pending ?? []);
  const history = sortHistory(ofCompany(agenda.data?.history ?? []), (entry) => entry.date, today);
  const isToConfirm = pending.some((entry) => canConfirm({ ...entry, isAppointment: true }));
  const visible = visibleCompanies(companies, session);
  const choices = companies.filter(
    (company) => company.domain === provider.domain || visible.includes(company),
  );
  const other = companies.find((company) => company.domain === domain) ?? null;

  return (
    <Stack>
      {agenda.isError && agenda.data && <ShownSince loadedAt={agenda.dataUpdatedAt} />}
      {/* Of several companies one can be picked (SID-09). */}
      {choices.length > 1 && (
        <SelectField
          label={texts.company}
          value={domain}
          onChange={setDomain}
          options={[
            { value: '', label: texts.allCompanies },
            ...choices.map((company) => ({ value: company.domain, label: company.name })),
          ]}
        />
      )}
      <NewAppointment
        other={other?.domain === provider.domain ? null : other}
        isPrimary={agenda.data !== undefined && !isToConfirm}
      />
      {/* Above the list, however long that is; the same button in both views keeps the focus. */}
      <Button
        variant="ghost"
        size="small"
        icon={isOld ? <ChevronLeft /> : <CalendarDays />}
        onClick={() => setView(isOld ? 'pending' : 'old')}
      >
        {isOld ? texts.showPending : texts.showOld}
      </Button>
      <OpenCalendarFeed />
      <Text as="h2" size="card">
        {isOld ? texts.oldTitle : texts.pendingTitle}
      </Text>
      {agenda.data ? (
        <AppointmentList
          entries={isOld ? history : pending}
          empty={isOld ? texts.oldEmpty : texts.pendingEmpty}
        />
      ) : agenda.isError ? (
        <EmptyState
          tone="danger"
          icon={<TriangleAlert />}
          title={texts.failedTitle}
          action={
            <Button icon={<RefreshCw />} onClick={() => agenda.refetch()}>
              {common.retry}
            </Button>
          }
        >
          {texts.failed}
        </EmptyState>
      ) : (
        <>
          <p role="status" className="visually-hidden">
            {texts.loading}
          </p>
          <ServiceCardSkeleton />
          <ServiceCardSkeleton />
        </>
      )}
    </Stack>
  );
}
