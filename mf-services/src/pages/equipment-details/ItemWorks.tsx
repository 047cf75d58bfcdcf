import type { Work } from '@portal/api/work/work';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { SECTION_TITLES, SECTIONS, type Section } from '../../work/home/sections.ts';
import { usePortal } from '@portal/remote/usePortal';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { AppointmentEntry } from '../../cards/AppointmentEntry.tsx';
import { PastWorkCard } from '../../cards/PastWorkCard.tsx';
import { WorkCard } from '../../cards/WorkCard.tsx';
import { appointmentOfWork } from '../../work/appointmentView.ts';
import { texts } from './texts.ts';

interface ItemWorksProps {
  works: Readonly<Record<Section, readonly Work[]>>;
  hasFailed: boolean;
  today: IsoDate;
}

function WorkEntry({ work, section, today }: { work: Work; section: Section; today: IsoDate }) {
  const { provider } = usePortal();
  if (section === 'history') return <PastWorkCard work={work} today={today} />;
  if (section === 'inProgress') return <WorkCard work={work} today={today} isPrimary={false} />;
  return (
    <AppointmentEntry
      appointment={appointmentOfWork(work)}
      today={today}
      providerName={provider.name}
    />
  );
}

/** The works of one item: in progress, scheduled, history (ITM-10). */
export function ItemWorks({ works, hasFailed, today }: ItemWorksProps) {
  const isEmpty = SECTIONS.every((section) => works[section].length === 0);
  return (
    <Stack gap="medium">
      {hasFailed && <Text tone="danger">{texts.worksFailed}</Text>}
      {isEmpty && !hasFailed && <Text tone="third">{texts.noWorks}</Text>}
      {SECTIONS.filter((section) => works[section].length > 0).map((section) => (
        <Stack key={section} as="section" gap="medium">
          <Text as="h2" size="title">
            {SECTION_TITLES[section]}
          </Text>
          {works[section].map((work) => (
            <WorkEntry key={work.id} work={work} section={section} today={today} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
