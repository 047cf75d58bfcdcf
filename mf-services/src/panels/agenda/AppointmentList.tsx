import type { Appointment } from '@portal/api/work/appointment';
import { canConfirm } from '@portal/domain/work/canConfirm';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { portalAddress } from '@portal/domain/portalAddress';
import { usePortal } from '@portal/remote/usePortal';
import { EmptyState } from '@portal/ui/EmptyState';
import { CalendarDays } from '@portal/ui/icons/time/CalendarDays';
import { Stack } from '@portal/ui/Stack';
import { AppointmentEntry } from '../../cards/AppointmentEntry.tsx';
import { MonthTitle } from '../../cards/MonthTitle.tsx';
import { useCompanies } from '../../queries/useCompanies.ts';
import { appointmentOfAgenda } from '../../work/appointmentView.ts';
import { titledMonths } from '../../work/history/monthGroups.ts';
import { useNow } from '@portal/remote/useNow';

interface AppointmentListProps {
  entries: readonly Appointment[];
  /** What is said when there are none. */
  empty: string;
}

/** Appointments of any provider, by months where they are of another year than this one. */
export function AppointmentList({ entries, empty }: AppointmentListProps) {
  const { navigation, provider } = usePortal();
  const { data: companies } = useCompanies();
  const today = lisbonToday(useNow());
  const firstToConfirm = entries.find((entry) => canConfirm({ ...entry, isAppointment: true }));
  if (entries.length === 0) return <EmptyState icon={<CalendarDays />} title={empty} />;
  const months = titledMonths(entries, (entry) => entry.date, today);
  return (
    <Stack gap="medium">
      {months.map(({ title, entries: ofMonth }) => (
        <Stack key={`${title} ${ofMonth[0]?.id}`} gap="medium">
          <MonthTitle title={title} />
          {ofMonth.map((entry) => {
            const company = companies?.find(({ domain }) => domain === entry.domain);
            const isHere = entry.domain === provider.domain;
            return (
              <AppointmentEntry
                key={entry.id}
                appointment={appointmentOfAgenda(entry)}
                today={today}
                open={entry === firstToConfirm}
                isPrimary={entry === firstToConfirm}
                providerName={company?.name ?? provider.name}
                providerLogo={entry.company_logo}
                otherPortal={
                  isHere || !company ? null : portalAddress(company.url, navigation.base)
                }
              />
            );
          })}
        </Stack>
      ))}
    </Stack>
  );
}
